import { defineMessages } from 'react-intl';

/** The titles of the sections. */
export const titles = defineMessages({
  cost: { id: 'page.guide.cost.title', defaultMessage: 'What delivery costs' },
  arrival: { id: 'page.guide.arrival.title', defaultMessage: 'When it arrives' },
  tracking: { id: 'page.guide.tracking.title', defaultMessage: 'Following your parcel' },
  returns: { id: 'page.guide.returns.title', defaultMessage: 'Returning something' },
  sendBack: { id: 'page.guide.sendBack.title', defaultMessage: 'Sending it back' },
  refund: { id: 'page.guide.refund.title', defaultMessage: 'Getting your money back' },
});

type Days = { days: number };

export const messages = defineMessages<{
  title: {};
  costByShop: {};
  costShown: {};
  arrivalShown: {};
  arrivalDays: { from: number; to: number };
  confirm: {};
  receivedAfter: Days;
  refundDays: Days;
  notSent: {};
  decision: {};
  sendBackDays: Days;
  money: {};
  cash: {};
}>({
  title: { id: 'page.deliveryReturns.title', defaultMessage: 'Delivery and returns' },
  costByShop: {
    id: 'page.guide.cost.byShop',
    defaultMessage:
      'Every shop sends its own parcel, so delivery is charged by shop. The price depends on the shop, on what you buy and on your country; many shops deliver free from a certain amount.',
  },
  costShown: {
    id: 'page.guide.cost.shown',
    defaultMessage:
      'You see the price for your country beside the item, and for each shop again at checkout. Nothing is added afterwards.',
  },
  arrivalShown: {
    id: 'page.guide.arrival.shown',
    defaultMessage: 'When a parcel should arrive in your country is shown beside the item.',
  },
  arrivalDays: {
    id: 'page.guide.arrival.days',
    defaultMessage:
      'Unless the shop says otherwise, it takes {from} to {to} working days from shipping.',
  },
  confirm: {
    id: 'page.guide.tracking.confirm',
    defaultMessage:
      'Please check the items when they arrive, then confirm that you have received them.',
  },
  receivedAfter: {
    id: 'page.guide.tracking.receivedAfter',
    defaultMessage:
      'If you do not, the order counts as received {days, plural, one {# day} other {# days}} after it was sent.',
  },
  refundDays: {
    id: 'page.guide.returns.days',
    defaultMessage:
      'You have {days, plural, one {# day} other {# days}} from receiving your items to return them.',
  },
  notSent: {
    id: 'page.guide.returns.notSent',
    defaultMessage:
      'What has not been sent yet is refunded in the same way, with nothing to send back. If the parcel is already on its way, wait until you have it.',
  },
  decision: {
    id: 'page.guide.sendBack.decision',
    defaultMessage:
      'The shop looks at your request first. If it refuses, it tells you why, and you can ask again.',
  },
  sendBackDays: {
    id: 'page.guide.sendBack.days',
    defaultMessage:
      'Once it accepts, you have {days, plural, one {# day} other {# days}} to send the items back. Enter the courier and the tracking number in the refund, so that the shop can see the parcel coming.',
  },
  money: {
    id: 'page.guide.refund.money',
    defaultMessage:
      'When the items are back with the shop, your money is returned the way you paid. Points that you spent come back as well. The delivery charge of an item is refunded together with its last unit.',
  },
  cash: {
    id: 'page.guide.refund.cash',
    defaultMessage: 'What you paid in cash on delivery, the shop returns to you itself.',
  },
});
