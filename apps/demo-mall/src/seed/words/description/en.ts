import type { DescriptionWords } from './types';

export const en: DescriptionWords = {
  about: 'Why we like it',
  details: 'At a glance',
  known: 'Good to know',
  shown: 'A closer look',
  goods: {
    promises: [
      'Questions are answered by the shop itself',
      'Followed by its tracking number to your door',
      'The shop is paid once you have received it',
      '{returnDays} days after it has arrived to ask for your money back',
    ],
  },
  food: {
    promises: [
      'Origin and best-before date on every label',
      'If it arrives damaged, ask for a refund on the order’s page',
    ],
  },
  virtual: {
    promises: [
      'Sent as a message',
      'Stands on your order, so that it is never lost',
      'The shop named on this page answers for it',
      'May be given away: whoever has the code may use it',
    ],
  },
};
