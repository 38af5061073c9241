import { type EventName, events, isOptional, type ValuesOf } from './events';
import { eventTexts, formatMessage, type MailLanguage } from './format';
import type { MailContent } from './mail';
import type { OrderFacts } from './order-summary';

/** A mail as it is sent, for tests and for looking at it. */
export function sampleMail(event: EventName, language: MailLanguage): MailContent {
  const { subject, text, button } = eventTexts(language, event, sampleValues);
  return {
    language,
    brand,
    subject,
    texts: text.split('\n\n'),
    button: { label: button, url: 'https://mall.example/order/order_detail?orderNo=SH7&from=mail' },
    facts: factsOf(event, language),
    order: withGoods.test(event) ? order : undefined,
    stopUrl: isOptional(event) ? 'https://api.mall.example/mails/stop/reviews/a.b' : undefined,
  };
}

const withGoods = /^(order|refund|sale|goodsReturned)/;

const brand = {
  name: 'Vermilion',
  url: 'https://mall.example',
  color: '#d4261a',
};

const sampleValues = {
  order: 'SH2026112917204417',
  shop: 'Kiln & Clay',
  amount: '$1,127.50',
  until: '4 December 2026, 18:00 (UTC+8)',
  days: 'none',
  isCod: 'no',
  isPaid: 'yes',
  way: 'company',
  coupon: 'Winter tableware',
  least: '$50.00',
  waybill: 'JD0093847561029384',
  goods: 'Stoneware teapot, speckled, 900 ml',
  stars: 4,
  count: 3,
  subject: 'Stoneware teapot, speckled, 900 ml',
  job: 'transfer a payout',
  why: 'foreign',
} as const satisfies ValuesOf<EventName>;

const order: OrderFacts = {
  lines: [
    {
      name: 'Stoneware teapot with a name that takes more than a line of a phone',
      options: 'Speckled, 900 ml',
      quantity: 2,
      amount: '$118.00',
      picture: 'data:image/gif;base64,R0lGODlhAQABAIAAAMyqiP///ywAAAAAAQABAAACAkQBADs=',
    },
    {
      name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenteekannenuntersetzer',
      options: '',
      quantity: 1,
      amount: '$1,024.50',
      picture: null,
    },
  ],
  sums: [
    { label: 'Goods', amount: '$1,142.50' },
    { label: 'Coupon', amount: '−$15.00' },
    { label: 'Total', amount: '$1,127.50' },
  ],
  address: ['Ann Lee', '1 Quay Street, Flat 4, 10115 Berlin, Germany'],
  arrival: ['Fri, Dec 4 – Mon, Dec 7'],
};

const lines: Partial<Record<EventName, Record<string, string>>> = {
  orderShipped: { carrier: 'DHL', tracking: sampleValues.waybill },
  refundRefused: { reason: 'The pot was used: there are tea stains inside.' },
  refundAccepted: { returnTo: 'Kiln & Clay, 12 Potters Lane, Stoke-on-Trent' },
  refundReturning: { carrier: 'DHL', tracking: sampleValues.waybill },
  payoutPaid: { payout: 'PO2026112917204417', account: 'Kiln & Clay Ltd ··· 4821' },
  payoutFailed: { payout: 'PO2026112917204417', reason: 'Account is closed' },
  payoutReturned: { payout: 'PO2026112917204417', reason: 'Account is closed' },
  applicationRefused: { reason: 'The business licence cannot be read.' },
  paymentMoved: { happened: '29 November 2026, 17:20: $27.00' },
  ledgerDiffers: { differences: 'refund 12' },
};

const factsOf = (event: EventName, language: MailLanguage) =>
  Object.entries(lines[event] ?? {}).map(([name, line]) => ({
    label: formatMessage(language, `fact.${name}` as 'fact.carrier'),
    lines: [line],
  }));

/** Every event in every language. */
export const eventNames = Object.keys(events) as EventName[];
