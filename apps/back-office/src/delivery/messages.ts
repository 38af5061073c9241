import { defineMessages } from 'react-intl';

/** The delivery methods of a shop, the default first. */
export const wayNames = defineMessages({
  courier: { id: 'office.ways.courier', defaultMessage: 'Courier companies' },
  shopCourier: { id: 'office.ways.shopCourier', defaultMessage: 'Our own courier' },
  'courier,shopCourier': {
    id: 'office.ways.courierFirst',
    defaultMessage: 'Both, courier companies first',
  },
  'shopCourier,courier': {
    id: 'office.ways.shopCourierFirst',
    defaultMessage: 'Both, our own courier first',
  },
});

export const ruleNames = defineMessages({
  none: { id: 'office.freight.none', defaultMessage: 'Goods have their own postage' },
  piece: { id: 'office.freight.piece', defaultMessage: 'By number of pieces' },
  weight: { id: 'office.freight.weight', defaultMessage: 'By weight' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.freight', defaultMessage: 'Delivery' },
  ways: { id: 'office.ways', defaultMessage: 'How do you deliver?' },
  ownFreight: { id: 'office.ways.ownFreight', defaultMessage: 'Freight of our own courier' },
  ownFreightHint: {
    id: 'office.ways.ownFreightHint',
    defaultMessage: 'Empty: the same as by courier companies',
  },
  cutOff: { id: 'office.ways.cutOff', defaultMessage: 'Orders of the same day until' },
  handlingDays: { id: 'office.ways.handlingDays', defaultMessage: 'Working days until you ship' },
  rule: { id: 'office.freight.rule', defaultMessage: 'How is freight counted?' },
  countries: { id: 'office.freight.countries', defaultMessage: 'Countries' },
  countriesHint: {
    id: 'office.freight.countriesHint',
    defaultMessage: 'Empty: all countries that no other zone has',
  },
  rest: { id: 'office.freight.rest', defaultMessage: 'All other countries' },
  pieces: { id: 'office.freight.pieces', defaultMessage: 'Pieces' },
  grams: { id: 'office.freight.grams', defaultMessage: 'Grams' },
  base: { id: 'office.freight.base', defaultMessage: 'Freight for these' },
  furtherPieces: { id: 'office.freight.furtherPieces', defaultMessage: 'Each further pieces' },
  furtherGrams: { id: 'office.freight.furtherGrams', defaultMessage: 'Each further grams' },
  further: { id: 'office.freight.further', defaultMessage: 'Freight for each of these' },
  freeFrom: { id: 'office.freight.freeFrom', defaultMessage: 'Free from an order value of' },
  freeHint: { id: 'office.freight.freeHint', defaultMessage: 'Empty: never' },
  daysFrom: { id: 'office.freight.daysFrom', defaultMessage: 'Working days in transit, from' },
  daysTo: { id: 'office.freight.daysTo', defaultMessage: 'Working days in transit, to' },
  add: { id: 'office.freight.add', defaultMessage: 'Add a zone' },
  remove: { id: 'office.freight.remove', defaultMessage: 'Remove' },
  showList: { id: 'office.freight.showList', defaultMessage: 'Show the list' },
  noMatch: { id: 'office.freight.noMatch', defaultMessage: 'Nothing has this name' },
  tryTitle: { id: 'office.freight.try', defaultMessage: 'Try it out' },
  tryText: {
    id: 'office.freight.tryText',
    defaultMessage: 'With the freight as it is entered above, saved or not.',
  },
  country: { id: 'office.freight.country', defaultMessage: 'Country' },
  goods: { id: 'office.freight.goods', defaultMessage: 'Goods' },
  quantity: { id: 'office.freight.quantity', defaultMessage: 'Units' },
  ask: { id: 'office.freight.ask', defaultMessage: 'What does it cost?' },
  loading: { id: 'office.freight.loading', defaultMessage: 'Loading' },
  method: { id: 'office.freight.method', defaultMessage: 'Delivery' },
  freight: { id: 'office.freight.freight', defaultMessage: 'Freight' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    zone: { number: number };
    removeZone: { number: number };
    removeOf: { name: string };
    arrives: { from: number; to: number };
    arrivesNow: { dates: string };
    mallCutOff: { time: string };
    mallDays: { days: number };
  }>({
    zone: { id: 'office.freight.zone', defaultMessage: 'Zone {number, number}' },
    removeZone: { id: 'office.freight.removeZone', defaultMessage: 'Remove zone {number, number}' },
    removeOf: { id: 'office.freight.removeOf', defaultMessage: 'Remove {name}' },
    arrives: {
      id: 'office.freight.arrives',
      defaultMessage: 'Arrives {from, number} to {to, number} working days after it is shipped',
    },
    arrivesNow: {
      id: 'office.freight.arrivesNow',
      defaultMessage: 'Ordered now, it arrives {dates}',
    },
    mallCutOff: {
      id: 'office.ways.mallCutOff',
      defaultMessage: 'In the time of the mall. Empty: as the mall has it, {time}',
    },
    mallDays: {
      id: 'office.ways.mallDays',
      defaultMessage: 'Empty: as the mall has it, {days, plural, one {# day} other {# days}}',
    },
  }),
};
