import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArrivalTerms } from '../db/schema';
import { wireDate } from '../http/wire-time';
import { defaultPolicy } from '../policy/default-policy';
import type { Policy } from '../policy/policy';
import { arrivalTerms, expectedArrival, type Handling } from './arrival';
import { addDays, daysBetween, weekdayOf } from './days';
import { workingDaysIn } from './working-days';

const DAY_MS = 86_400_000;

const mall = (change: Partial<Policy['delivery']> = {}, zoneOffsetMinutes = 0) => ({
  zoneOffsetMinutes,
  delivery: { ...defaultPolicy.delivery, cutOff: '14:00', handlingDays: 1, ...change },
  freight: { arrivalDays: { from: 2, to: 4 } },
});
const asTheMall: Handling = {
  cutOff: null,
  handlingDays: null,
  holidayFrom: null,
  holidayUntil: null,
};
const usual: ArrivalTerms = {
  cutOff: '14:00',
  handlingDays: 1,
  days: { from: 2, to: 4 },
  country: null,
};
/** Shipping, first and last day of arrival of an order at a moment. */
function datesOf(at: string, change: Partial<ArrivalTerms> = {}, policy = mall()) {
  const arrival = expectedArrival(policy, { ...usual, ...change }, new Date(at));
  return arrival && [arrival.shipBy, arrival.from, arrival.until].join(' ');
}

describe('the arrival of an order', () => {
  it.each([
    // Thursday
    ['2026-11-26T13:59:59Z', '2026-11-27 2026-12-01 2026-12-03'],
    // From the cut-off on, it begins on Friday, and is shipped on Monday
    ['2026-11-26T14:00:00Z', '2026-11-30 2026-12-02 2026-12-04'],
    ['2026-11-28T09:00:00Z', '2026-12-01 2026-12-03 2026-12-07'],
  ])('of %s is on working days', (at, dates) => {
    expect(datesOf(at)).toBe(dates);
  });

  it('goes by the clock of the mall', () => {
    // 13:59 and 14:00 in a mall at UTC+8; already Friday in one at UTC+14
    expect(datesOf('2026-11-26T05:59:00Z', {}, mall({}, 480))).toMatch(/^2026-11-27/);
    expect(datesOf('2026-11-26T06:00:00Z', {}, mall({}, 480))).toMatch(/^2026-11-30/);
    expect(datesOf('2026-11-26T10:00:00Z', {}, mall({}, 840))).toMatch(/^2026-11-30/);
  });

  it('is not on the holidays of either country, of one year or of all', () => {
    const calendars = {
      US: { workingDays: [1, 2, 3, 4, 5, 6], holidays: ['12-25'] },
      DE: { workingDays: null, holidays: ['2026-12-24', '12-25', '12-26'] },
    };
    const policy = mall({ shopCountry: 'DE', calendars });
    // Wednesday before Christmas: shipped on Monday in Germany, and delivered on Saturdays in the United States
    expect(datesOf('2026-12-23T09:00:00Z', { country: 'US' }, policy)).toBe(
      '2026-12-28 2026-12-30 2027-01-01',
    );
    expect(datesOf('2028-12-22T09:00:00Z', { country: 'US', handlingDays: 0 }, policy)).toBe(
      '2028-12-22 2028-12-26 2028-12-28',
    );
  });

  it('knows the weekends of countries', () => {
    const [friday, sunday] = ['2026-12-04', '2026-12-06'];
    const isWorkingDay = workingDaysIn(mall().delivery, 'SA');
    expect([isWorkingDay(friday), isWorkingDay(sunday)]).toEqual([false, true]);
  });

  it('is after a holiday of the shop', () => {
    const handling = {
      ...asTheMall,
      holidayFrom: new Date('2026-11-25T10:00:00Z'),
      holidayUntil: new Date('2026-12-07T00:00:00Z'),
    };
    const terms = arrivalTerms(mall(), { handling, rule: null }, 'US');
    expect(terms).toMatchObject({ closed: { from: '2026-11-25', until: '2026-12-07' } });
    expect(datesOf('2026-11-26T09:00:00Z', terms)).toBe('2026-12-08 2026-12-10 2026-12-14');
  });

  it('has its leap day', () => {
    expect(datesOf('2028-02-28T09:00:00Z', { days: { from: 0, to: 1 } })).toBe(
      '2028-02-29 2028-02-29 2028-03-01',
    );
  });

  it('is unknown where nobody says how long it takes, or no working day is in sight', () => {
    const policy = { ...mall(), freight: { arrivalDays: null } };
    expect(arrivalTerms(policy, { handling: asTheMall, rule: null }, 'US')).toBeUndefined();
    const closed = { from: '2026-01-01', until: '9999-01-01' };
    expect(datesOf('2026-11-26T09:00:00Z', { closed })).toBeUndefined();
  });
});

const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
const anyDay = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days));
const anyCalendar = fc.record({
  workingDays: fc.option(weekdays),
  holidays: fc.array(
    fc.oneof(
      anyDay,
      anyDay.map((day) => day.slice(5)),
    ),
    { maxLength: 12 },
  ),
});
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyDays = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }))
  .map(([one, more]) => ({ from: one, to: one + more }));
const anyTerms: fc.Arbitrary<ArrivalTerms> = fc.record(
  {
    cutOff: anyTime,
    handlingDays: fc.integer({ min: 0, max: 20 }),
    days: anyDays,
    country: fc.option(fc.constantFrom('US', 'SA', 'IN', 'TH')),
    closed: fc
      .tuple(anyDay, fc.integer({ min: 1, max: 40 }))
      .map(([from, length]) => ({ from, until: addDays(from, length) })),
  },
  { requiredKeys: ['cutOff', 'handlingDays', 'days', 'country'] },
);
const anyMall = fc
  .record({
    offset: fc.constantFrom(-720, -570, -300, 0, 60, 330, 480, 840),
    shopCountry: fc.option(fc.constantFrom('US', 'SA')),
    calendars: fc.dictionary(fc.constantFrom('US', 'SA', 'TH'), anyCalendar, { maxKeys: 3 }),
  })
  .map(({ offset, ...delivery }) => mall(delivery, offset));
/** Three years with a leap day, and every change to and from summer time in them. */
const anyMoment = fc
  .integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2029, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

describe('every arrival', () => {
  it('is on working days, not before the order, and in its own order', () => {
    fc.assert(
      fc.property(anyMall, anyTerms, anyMoment, (policy, terms, at) => {
        const arrival = expectedArrival(policy, terms, at);
        if (!arrival) return;
        const { shipBy, from, until } = arrival;
        expect([wireDate(policy, at), shipBy, from, until]).toEqual(
          [wireDate(policy, at), shipBy, from, until].toSorted(),
        );
        const isWorkedIn = workingDaysIn(policy.delivery, policy.delivery.shopCountry);
        const isDelivered = workingDaysIn(policy.delivery, terms.country);
        expect([isWorkedIn(shipBy), isDelivered(from), isDelivered(until)]).toEqual([
          true,
          true,
          true,
        ]);
        const { closed } = terms;
        expect(closed && shipBy >= closed.from && shipBy < closed.until).not.toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is not earlier for a later order', () => {
    const wait = fc.integer({ min: 0, max: 20 * DAY_MS });
    fc.assert(
      fc.property(anyMall, anyTerms, anyMoment, wait, (policy, terms, at, waited) => {
        const first = expectedArrival(policy, terms, at);
        const later = expectedArrival(policy, terms, new Date(at.getTime() + waited));
        if (!first || !later) return;
        for (const day of ['shipBy', 'from', 'until'] as const)
          expect(later[day] >= first[day]).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same until it is said to change', () => {
    fc.assert(
      fc.property(anyMall, anyTerms, anyMoment, (policy, terms, at) => {
        const arrival = expectedArrival(policy, terms, at);
        if (!arrival) return;
        const { holdsUntil, ...days } = arrival;
        expect(holdsUntil > at).toBe(true);
        const last = new Date(holdsUntil.getTime() - 1);
        expect(expectedArrival(policy, terms, last)).toEqual(arrival);
        const next = expectedArrival(policy, terms, holdsUntil);
        expect(next && next.shipBy > days.shipBy).not.toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('days', () => {
  it('follow each other, whatever the clocks do', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(weekdayOf(addDays(day, 7 * count))).toBe(weekdayOf(day));
      }),
    );
  });
});
