import { defineMessages } from 'react-intl';

/** The titles of the sections. */
export const titles = defineMessages({
  methods: { id: 'page.paying.methods.title', defaultMessage: 'How you can pay' },
  safety: { id: 'page.paying.safety.title', defaultMessage: 'Why your money is safe' },
  saving: { id: 'page.paying.saving.title', defaultMessage: 'Coupons and points' },
  receipts: { id: 'page.paying.receipts.title', defaultMessage: 'Receipts' },
});

export const messages = defineMessages<{
  title: {};
  methods: { methods: string };
  whole: {};
  cash: {};
  card: {};
  held: {};
  coupons: {};
}>({
  title: { id: 'page.paying.title', defaultMessage: 'Paying' },
  methods: { id: 'page.paying.methods.list', defaultMessage: 'You can pay by: {methods}.' },
  whole: {
    id: 'page.paying.methods.whole',
    defaultMessage:
      'You pay once for everything, even if it comes from several shops. The total at checkout is all that you pay: tax is included.',
  },
  cash: {
    id: 'page.paying.methods.cash',
    defaultMessage:
      'With cash on delivery you pay the courier when the items are handed over. Not every shop and amount allows it; checkout shows it where it does.',
  },
  card: {
    id: 'page.paying.safety.card',
    defaultMessage:
      'Card numbers go straight to the payment provider. Neither the mall nor a shop ever sees them.',
  },
  held: {
    id: 'page.paying.safety.held',
    defaultMessage:
      'The mall keeps your money until you have received the order and can no longer return it. Only then is the shop paid.',
  },
  coupons: {
    id: 'page.paying.saving.coupons',
    defaultMessage:
      'Checkout suggests the coupons that save you most; you can choose others. Points that you earned with earlier orders count like money there.',
  },
});
