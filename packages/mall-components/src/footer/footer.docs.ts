import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const footerDocs: PageDocs = {
  summary: 'The end of every page: promises, links, payment methods, languages, contact.',
  when: ['Once on every page, after main.'],
  insteadOf: [{ to: 'lead to help from every place', use: 'HelpWidget' }],
  keyboard: pressKeys,
  states: [
    { state: 'Plain', shows: 'Promises, contact and the copyright line.' },
    { state: 'With promises of its own', shows: 'Those of the mall; none with an empty list.' },
    { state: 'With columns', shows: 'Lists of links, side by side or in two columns on a phone.' },
    { state: 'With languages', shows: 'A link for each, in its own language.' },
    { state: 'With colors', shows: 'Light, dark and those of the device; hidden without scripts.' },
  ],
  accessibility: [
    'It is the contentinfo landmark; each column is a list named by its title.',
    'Names of languages carry their language, so that they are pronounced.',
    'Payment methods are words, not only marks.',
  ],
  do: [
    'Pass the whole copyright line: year and holder are yours.',
    'Leave out what you do not have: promise only what the mall keeps.',
  ],
  dont: ['Do not repeat the header.', 'Do not use flags for languages.'],
};
