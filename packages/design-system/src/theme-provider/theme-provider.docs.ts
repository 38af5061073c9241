import type { ComponentDocs } from '../docs/component-docs';

export const themeProviderDocs: ComponentDocs = {
  summary:
    'Sets brand, color mode, language and reading direction of a page; ThemeArea those of a part of it.',
  insteadOf: [{ to: 'distinguish a part of a page by background only', use: 'Surface' }],
  keyboard: 'none',
  accessibility: [
    'The language is set as lang, for speech synthesis and fonts; the direction follows from it.',
    'Dialogs, menus and toasts opened from an area have its language and direction, also in portals.',
  ],
  do: [
    'Set themeAttributes on the html element on the server, so that the first paint is correct.',
    'Load the stylesheet of each brand that is used.',
  ],
  dont: [
    'Do not set data-brand by hand around a dialog’s trigger: the dialog would have the brand of the page.',
    'Do not use an area just for a language if a span with lang is enough.',
  ],
};
