import type { ComponentDocs } from '../docs/component-docs';

export const floatingWidgetDocs: ComponentDocs = {
  summary: 'Actions at the edge of the window on every page: chat, call, mobile, back to top.',
  insteadOf: [
    { to: 'lead back to the top alone', use: 'ScrollToTop' },
    { to: 'offer actions on one thing', use: 'DropdownMenu' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from box to box; each opens its pop-out while it has the focus.' },
    { keys: ['Enter', 'Space'], does: 'On a box: presses it, or follows its link by Enter.' },
    { keys: ['Escape'], does: 'Closes the pop-out; the focus stays on the box.' },
  ],
  accessibility: [
    'It is a named region, and each pop-out describes its box.',
    'It keeps its place while a dialog locks the scrolling, and lies below the dialog.',
    'It covers nothing: Container leaves room beside the column, and under 1024 px it is a row in the page. Put it before the footer.',
  ],
  do: ['Keep the word below an icon to one.'],
  dont: ['Do not put there alone what a page needs.', 'Do not use more than five boxes.'],
};
