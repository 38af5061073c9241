import type { ComponentDocs } from '../docs/component-docs';

export const themeProviderDocs: ComponentDocs = {
  summary:
    'Sets brand, color mode, language and reading direction of a page; ThemeArea those of a part of it.',
  insteadOf: [{ to: 'set a part of a page off with a ground alone', use: 'Surface' }],
  keyboard: 'none',
  accessibility: [
    'The language is written as lang, so that it is read out by the right voice; the direction follows from it.',
    'Dialogs, menus and messages that open from an area have its language and direction, wherever they are drawn.',
  ],
  do: [
    'Write themeAttributes on the html element on the server, so that the first paint is right.',
    'Load the stylesheet of each brand that an area names.',
  ],
  dont: [
    'Do not write data-brand by hand around something that opens a dialog: it would open in the brand of the page.',
    'Do not use an area for a language alone where a span with lang does.',
  ],
};
