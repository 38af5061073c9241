import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'page.help.title', defaultMessage: 'Help and contact' },
    search: { id: 'page.help.search', defaultMessage: 'What is it about?' },
    clear: { id: 'page.help.clear', defaultMessage: 'Clear the search' },
    none: {
      id: 'page.help.none',
      defaultMessage: 'No answer has these words. Try another one, or ask us.',
    },
    answers: { id: 'page.help.answers', defaultMessage: 'All answers' },
    contact: { id: 'page.help.contact', defaultMessage: 'Ask us' },
    order: { id: 'page.help.card.order', defaultMessage: 'Where is my order?' },
    orderText: {
      id: 'page.help.card.orderText',
      defaultMessage: 'Each order shows where its parcel is and when it should arrive.',
    },
    return: { id: 'page.help.card.return', defaultMessage: 'Return something' },
    returnText: {
      id: 'page.help.card.returnText',
      defaultMessage: 'How long you have, and how to request a refund.',
    },
    pay: { id: 'page.help.card.pay', defaultMessage: 'Pay' },
    payText: {
      id: 'page.help.card.payText',
      defaultMessage: 'Ways to pay, and what happens to your money.',
    },
    cost: { id: 'page.help.card.cost', defaultMessage: 'Delivery' },
    costText: {
      id: 'page.help.card.costText',
      defaultMessage: 'What it costs, and when parcels arrive.',
    },
    saving: { id: 'page.help.card.saving', defaultMessage: 'Coupons and points' },
    savingText: {
      id: 'page.help.card.savingText',
      defaultMessage: 'How they make an order cheaper.',
    },
    shops: { id: 'page.help.card.shops', defaultMessage: 'Who sells here' },
    shopsText: {
      id: 'page.help.card.shopsText',
      defaultMessage: 'How shops are checked, and who writes reviews.',
    },
  }),
  ...defineMessages<{ found: { count: number } }>({
    found: {
      id: 'page.help.found',
      defaultMessage: '{count, plural, one {# answer} other {# answers}}',
    },
  }),
};
