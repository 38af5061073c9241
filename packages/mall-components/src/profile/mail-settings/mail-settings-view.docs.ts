import type { PageDocs } from '../../docs/page-docs';

export const mailSettingsViewDocs: PageDocs = {
  summary: 'The emails that a shopper gets, by topic.',
  when: ['As the page of email settings in the account.'],
  insteadOf: [{ to: 'change the email address', use: 'ProfileView' }],
  keyboard: [{ keys: ['Space'], does: 'On a switch: turns the topic on or off.' }],
  states: [
    { state: 'With an address', shows: 'Where emails go, what is always sent, and the topics.' },
    { state: 'Without an address', shows: 'That emails go to the address of each order.' },
    { state: 'Loading, failed', shows: 'A spinner; a message and a retry.' },
  ],
  accessibility: ['Each switch has the topic as its name, and when it is sent as its description.'],
  do: ['Apply a change at once, and turn the switch back when it was refused.'],
  dont: ['Do not offer to leave out emails that are part of a purchase.'],
};
