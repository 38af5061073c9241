import type { DescriptionWords } from './types';

export const en: DescriptionWords = {
  about: 'Why we like it',
  details: 'At a glance',
  known: 'Good to know',
  shown: 'A closer look',
  goods: {
    promises: [
      'Packed in paper, without plastic film',
      'Two-year warranty beyond what the law asks for',
      'Spare parts and advice from the people who made it',
      'Checked by hand before it leaves the shelf',
      'Sent within one working day',
      'Thirty days to change your mind, return label in the box',
      'Small batches, so that nothing waits in a warehouse for a year',
      'Comes with a card of instructions that a person wrote',
    ],
    stories: [
      'We used it ourselves for half a year before it came to the shop, and changed two small things on the way. What you get is the third version, and the one we kept.',
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
      'Sent within one working day, chilled where it has to be',
      'If anything arrives damaged, a picture is enough and we send another',
      'Small batches, so that nothing waits in a warehouse for a year',
      'Comes with a card that says how to keep it and how to serve it',
    ],
    stories: [
      'It was on our own table for half a year before it came to the shop. We compared it with nine others, and this is the one that we kept.',
      'It began as a request from a customer in the second row of our Saturday market. Since then we have never been without it.',
      'There are cheaper ones and there are louder ones. This one tastes of what it is, and that is why people come back for it.',
      'The pictures show it in daylight, on a plain table, without tricks. No two are quite alike; if yours is not what you expected, write to us.',
      'A good present for somebody who says that they have everything. We can leave the price off the delivery note and add a line from you.',
    ],
  },
  virtual: {
    promises: [
      'Sent as a message, usually within minutes',
      'Stands on your order, so that it is never lost',
      'Good for two years from the day you buy it',
      'May be given away: whoever has the code may use it',
    ],
    stories: [],
  },
};
