import type { PointsBalance, PointsEntry, PointsRules } from './types';

export const sampleBalance: PointsBalance = { current: 320, frozen: 142, earned: 612, spent: 150 };

export const sampleRules: PointsRules = { perUnit: 1, pointMinor: 1, frozenDays: 30 };

const on = (day: number) => new Date(Date.UTC(2026, 2, day, 9, 30));

export const sampleEntries: PointsEntry[] = [
  {
    id: 7,
    kind: 'earned',
    points: 142,
    date: on(28),
    frozenUntil: on(58),
    source: {
      number: 'SH20260328093000123456',
      href: '/order/order_detail?orderNo=SH1',
      goods: { name: 'Stoneware mug', others: 1 },
    },
  },
  {
    id: 6,
    kind: 'refunded',
    points: 50,
    date: on(21),
    source: { number: 'RE20260321093000123456', href: '/order/refund_detail?orderNo=RE1' },
  },
  {
    id: 5,
    kind: 'clawedBack',
    points: -38,
    date: on(21),
    source: { number: 'RE20260321093000123456', href: '/order/refund_detail?orderNo=RE1' },
  },
  {
    id: 4,
    kind: 'returned',
    points: 60,
    date: on(18),
    source: { number: 'PT20260317093000123456', href: '/order/order_detail?orderNo=PT1' },
  },
  {
    id: 3,
    kind: 'spent',
    points: -60,
    date: on(17),
    source: { number: 'PT20260317093000123456', href: '/order/order_detail?orderNo=PT1' },
  },
  // its order was deleted
  { id: 2, kind: 'earned', points: 1, date: on(12) },
  { id: 1, kind: 'opening', points: 300, date: on(1) },
];
