import type { ComponentDocs } from '../docs/component-docs';

export const tableDocs: ComponentDocs = {
  summary: 'Similar items in rows and columns, for comparison.',
  insteadOf: [
    { to: 'tell facts about one thing', use: 'DescriptionList' },
    { to: 'list things that are not compared', use: 'DataList' },
    { to: 'show goods', use: 'Grid with cards' },
    { to: 'show events in the order of time', use: 'Timeline' },
  ],
  pattern: 'Table, with the Sortable Table example',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the table when it is too wide, then to heads that sort.' },
    { keys: ['←', '→'], does: 'Scroll the table that has the focus.' },
    { keys: ['Enter', 'Space'], does: 'On a head: sorts by it, or the other way round.' },
    { keys: ['Enter'], does: 'On the link of a row: follows it.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button of a row: opens or closes what is said of it.',
    },
    { keys: ['Space'], does: 'On a box of the selection column: chooses the row, or all.' },
  ],
  accessibility: [
    'The caption is its name, seen or only heard. Columns and rows have real heads.',
    'The sorted column has aria-sort, and its icon another shape than those that are not sorted.',
    'While it is too wide for its place it is a named region that takes the focus.',
    'A row that leads somewhere has one link, in the cell that names it.',
    'Give announcement how many rows are chosen: it is read out when it changes.',
    'While rows are on their way it is busy, and a status region says so once.',
  ],
  do: [
    'Name rows by what people call them: the number of an order, not a checkbox.',
    'Give figures kind="number", so that they stand under each other.',
    'To choose rows put selectionColumn, from table-selection, before the columns.',
    'To open rows put expansionColumn, from table-expansion, before the columns, and give details.',
    'Give maxHeight where there are many rows: the head stays in sight.',
  ],
  dont: [
    'Do not lay out a page with it.',
    'Do not hide columns in narrow windows; the table scrolls.',
  ],
};
