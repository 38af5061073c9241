import { formKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const shopLicencesDocs: PageDocs = {
  summary: 'Owner and licences of a shop, behind a captcha.',
  when: ['On the profile of a shop, where the law asks for it.'],
  insteadOf: [{ to: 'show what a shop says of itself', use: 'ShopProfile' }],
  keyboard: formKeys,
  states: [
    { state: 'Closed', shows: 'What can be seen, and a button; no captcha is loaded yet.' },
    { state: 'Asked', shows: 'A picture to copy in focus, or work in its place.' },
    {
      state: 'Wrong, failed',
      shows: 'The message, and a new picture; the field is empty and in focus.',
    },
    { state: 'Solved', shows: 'Owner, contact and licences; focus moves there.' },
  ],
  accessibility: [
    'It can be passed without seeing the picture.',
    'Licences are images with names.',
  ],
  do: ['Load a new captcha after each try.'],
  dont: ['Do not send the data before the captcha is solved.'],
};
