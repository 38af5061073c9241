import type { ComponentDocs } from '../docs/component-docs';

export const floatingWidgetDocs: ComponentDocs = {
  summary: 'Actions at the edge of the window on every page: chat, call, mobile, back to top.',
  insteadOf: [
    { to: 'offer only “back to top”', use: 'ScrollToTop' },
    { to: 'offer actions on one item', use: 'DropdownMenu' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the boxes; each shows its panel while focused.' },
    { keys: ['Enter', 'Space'], does: 'On a box: activates it, or follows its link with Enter.' },
    { keys: ['Escape'], does: 'Closes the panel; focus stays on the box.' },
  ],
  accessibility: [
    'It is a named region, and each panel describes its box.',
    'It does not shift while a dialog locks scrolling, and is below the dialog.',
    'It covers nothing: Container reserves space, and below 1280 px it is a row in the page. Place it before the footer.',
  ],
  do: ['Use one word per label.'],
  dont: ['Do not put essential actions only there.', 'Do not use more than five boxes.'],
};
