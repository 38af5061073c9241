import type { DescriptionWords } from './types';

export const en: DescriptionWords = {
  about: 'Why we like it',
  details: 'At a glance',
  known: 'Good to know',
  shown: 'A closer look',
  goods: {
    promises: [
      'Packed in paper, without plastic film',
      'Questions are answered by the shop itself',
      'Followed by its tracking number to your door',
      'Checked by hand before it leaves the shelf',
      'The shop is paid once you have received it',
      '{returnDays} days after it has arrived to ask for your money back',
      'Made in small batches',
      'Comes with a card of instructions that a person wrote',
    ],
    stories: [
      'We used it ourselves for a long time before it came to the shop, and changed two small things on the way. What you get is the third version, and the one we kept.',
      'It began as a request from a customer in the second row of our Saturday market. Nine samples later it was right, and it has not changed since.',
      'There are cheaper ones and there are louder ones. This one is made to be forgotten about, because it simply works, until somebody asks where you got it.',
      'The pictures show it in daylight, on a plain table, without tricks. Colours on screens differ a little; if yours is not what you expected, send it back.',
      'A good present for somebody who says that they have everything. We can leave the price off the delivery note and add a line from you.',
    ],
  },
  food: {
    promises: [
      'Packed in paper and straw, without plastic film',
      'Chosen by people who eat it themselves',
      'Origin and best-before date on every label',
      'Checked by hand before it leaves the shelf',
      'Packed to stay cool where it has to be',
      'If it arrives damaged, ask for a refund on the order’s page',
      'Made in small batches',
      'Comes with a card that says how to keep it and how to serve it',
    ],
    stories: [
      'It was on our own table for a long time before it came to the shop. We compared it with nine others, and this is the one that we kept.',
      'It began as a request from a customer in the second row of our Saturday market. Since then we have never been without it.',
      'There are cheaper ones and there are louder ones. This one tastes of what it is, and that is why people come back for it.',
      'The pictures show it in daylight, on a plain table, without tricks. No two are quite alike; if yours is not what you expected, write to us.',
      'A good present for somebody who says that they have everything. We can leave the price off the delivery note and add a line from you.',
    ],
  },
  virtual: {
    promises: [
      'Sent as a message',
      'Stands on your order, so that it is never lost',
      'The shop named on this page answers for it',
      'May be given away: whoever has the code may use it',
    ],
    stories: [],
  },
};
