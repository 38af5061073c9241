import type { ComponentDocs } from '../docs/component-docs';

export const tableDocs: ComponentDocs = {
  summary: 'Similar items in rows and columns, for comparison.',
  insteadOf: [
    { to: 'show facts about one item', use: 'DescriptionList' },
    { to: 'list items without comparing them', use: 'DataList' },
    { to: 'show goods', use: 'Grid with cards' },
    { to: 'show events in chronological order', use: 'Timeline' },
  ],
  pattern: 'Table, with the Sortable Table example',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the table if it overflows, then to sortable headers.' },
    { keys: ['←', '→'], does: 'Scroll the focused table.' },
    { keys: ['Enter', 'Space'], does: 'On a header: sorts by it, or reverses the order.' },
    { keys: ['Enter'], does: 'On the link of a row: navigates.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button of a row: expands or collapses its details.',
    },
    { keys: ['Space'], does: 'On a checkbox of the selection column: selects the row, or all.' },
  ],
  accessibility: [
    'The caption is its name, visible or hidden. Columns and rows have header cells.',
    'The sorted column has aria-sort and a different icon.',
    'While it overflows it is a named, focusable region.',
    'A linked row has one link, in the cell that names it.',
    'Set announcement to the number of selected rows: it is announced when it changes.',
    'While loading it is busy, and a status region announces it once.',
  ],
  do: [
    'Name rows by a familiar value: the number of an order, not a checkbox.',
    'Set kind="number" for figures, so that digits are aligned.',
    'For selection put selectionColumn, from table-selection, before the columns.',
    'For details put expansionColumn, from table-expansion, before the columns, and set details.',
    'Set maxHeight for many rows: the header is sticky.',
  ],
  dont: [
    'Do not use it for layout.',
    'Do not hide columns in narrow windows without a way to show them; the table scrolls.',
  ],
};
