import type { OfferedCoupon, OwnCoupon } from './types';

export const sampleCoupon = (part: Partial<OwnCoupon> = {}): OwnCoupon => ({
  id: 1,
  name: 'Ten off a hundred',
  kind: 'general',
  amountMinor: 1000,
  minimumMinor: 10_000,
  startsAt: new Date('2026-05-01T00:00:00Z'),
  endsAt: new Date('2026-06-30T23:59:59Z'),
  state: 'usable',
  href: '/',
  ...part,
});

export const sampleCoupons: OwnCoupon[] = [
  sampleCoupon(),
  sampleCoupon({ id: 2, kind: 'shop', name: 'Tide & Timber: spring', minimumMinor: 0 }),
  sampleCoupon({ id: 3, kind: 'goods', name: '青禾家居 茶具优惠券', amountMinor: 2550 }),
  sampleCoupon({
    id: 4,
    kind: 'category',
    name: 'Home and kitchen week for everybody who has just moved into a new flat',
    amountMinor: 123_456,
    minimumMinor: 9_900_000,
  }),
  sampleCoupon({ id: 5, state: 'notStarted', name: 'Summer' }),
];

export const sampleOffered: OfferedCoupon[] = [
  { id: 1, kind: 'shop', name: 'Welcome', amountMinor: 500, minimumMinor: 0, validDays: 30 },
  {
    id: 2,
    kind: 'shop',
    name: 'Spring at Tide & Timber',
    amountMinor: 2550,
    minimumMinor: 20_000,
    state: 'claimed',
    startsAt: new Date('2026-05-01T00:00:00Z'),
    endsAt: new Date('2026-06-30T23:59:59Z'),
  },
  {
    id: 3,
    kind: 'goods',
    name: '青禾家居 茶具优惠券',
    amountMinor: 123_456,
    minimumMinor: 9_900_000,
    state: 'soldOut',
    validDays: 1,
  },
];
