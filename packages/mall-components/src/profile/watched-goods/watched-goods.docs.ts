import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const watchedGoodsDocs: PageDocs = {
  summary: 'The sold-out goods that a shopper is told about when they are back.',
  when: ['Below the settings of emails: as children of MailSettingsView.'],
  insteadOf: [{ to: 'show goods that the shopper has collected', use: 'CollectionView' }],
  keyboard: pressKeys,
  states: [
    { state: 'Some', shows: 'Image, name and options of each, with a button that stops waiting.' },
    { state: 'None', shows: 'Nothing.' },
  ],
  accessibility: ['Each button has the name of its goods.'],
  do: ['Remove the goods when the server has done so.'],
  dont: ['Do not show goods that are in stock again.'],
};
