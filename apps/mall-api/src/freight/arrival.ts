import type { ArrivalDays, ArrivalTerms, FreightRule } from '../db/schema';
import { fromWireTime, wireDate, wireTime } from '../http/wire-time';
import type { Policy } from '../policy/policy';
import { addDays, type Day } from './days';
import { zoneOf } from './rules';
import { workingDayFrom, workingDaysIn } from './working-days';

type Needs = Pick<Policy, 'zoneOffsetMinutes' | 'delivery'> & {
  freight: Pick<Policy['freight'], 'arrivalDays'>;
};

/** When goods are shipped at the latest, and when they arrive. */
export interface Arrival {
  shipBy: Day;
  from: Day;
  until: Day;
}

/** The same of an order that is confirmed in time. */
export interface ExpectedArrival extends Arrival {
  /** an order that is confirmed later is shipped later */
  holdsUntil: Date;
}

/** How a shop handles orders. Null for what the mall decides. */
export interface Handling {
  /** HH:mm in the mall's time zone */
  cutOff: string | null;
  handlingDays: number | null;
  /** a text where the shop was read as JSON */
  holidayFrom: Date | string | null;
  holidayUntil: Date | string | null;
}

/** A shop as the arrival of its goods needs it: its way of handling orders, and its freight rule. */
export interface ShippingShop {
  handling: Handling;
  rule: FreightRule | null | undefined;
}

/** The days of which a holiday covers a part; `until` is the first day after it. */
function closedDays(policy: Needs, { holidayFrom, holidayUntil }: Handling) {
  if (!holidayFrom || !holidayUntil) return undefined;
  const last = new Date(new Date(holidayUntil).getTime() - 1);
  return {
    from: wireDate(policy, new Date(holidayFrom)),
    until: addDays(wireDate(policy, last), 1),
  };
}

/** What the arrival of a shop's goods in a country depends on; undefined where nobody knows how long it takes. */
export function arrivalTerms(
  policy: Needs,
  { handling, rule }: ShippingShop,
  country: string | undefined,
): ArrivalTerms | undefined {
  const days = rule ? zoneOf(rule, country)?.days : policy.freight.arrivalDays;
  return days ? termsFor(policy, handling, days, country) : undefined;
}

/** The same for goods that take some days. */
export function termsFor(
  policy: Needs,
  handling: Handling,
  { from, to }: ArrivalDays,
  country: string | undefined,
): ArrivalTerms {
  const closed = closedDays(policy, handling);
  return {
    cutOff: handling.cutOff ?? policy.delivery.cutOff,
    handlingDays: handling.handlingDays ?? policy.delivery.handlingDays,
    days: { from, to },
    country: country ?? null,
    ...(closed && { closed }),
  };
}

/**
 * When goods arrive that are ordered at a moment. The shop begins with what is ordered before its cut-off on the same of
 * its working days, ships it some of its working days later, and it arrives after some working days of the country of
 * delivery. Undefined when no such days are in sight.
 */
export function expectedArrival(
  policy: Pick<Needs, 'zoneOffsetMinutes' | 'delivery'>,
  { cutOff, handlingDays, days, country, closed }: ArrivalTerms,
  at: Date,
): ExpectedArrival | undefined {
  const [today = '', time = ''] = wireTime(policy, at).split(' ');
  const isWorkedIn = workingDaysIn(policy.delivery, policy.delivery.shopCountry);
  const isOpen = (day: Day) =>
    isWorkedIn(day) && !(closed && day >= closed.from && day < closed.until);
  const isDelivered = workingDaysIn(policy.delivery, country);
  const begins = workingDayFrom(isOpen, time < cutOff ? today : addDays(today, 1));
  const shipBy = begins && workingDayFrom(isOpen, begins, handlingDays);
  const from = shipBy && workingDayFrom(isDelivered, shipBy, days.from);
  const until = shipBy && workingDayFrom(isDelivered, shipBy, days.to);
  if (!begins || !shipBy || !from || !until) return undefined;
  const holdsUntil = fromWireTime(policy, `${begins} ${cutOff}:00`);
  return holdsUntil ? { shipBy, from, until, holdsUntil } : undefined;
}
