import type { Policy } from '../policy/policy';

/** A line as its tax depends on it. */
export interface TaxedLine {
  /** the category of the goods and its ancestors, nearest first */
  categoryIds: readonly number[];
  isVirtual?: boolean;
  payMinor: number;
  /** what the mall pays of it, by its coupon and for points */
  generalCouponMinor: number;
  pointsMinor: number;
}

/** The tax that a price includes. */
export interface LineTax {
  /** in thousandths of a percent: 19 % is 19,000 */
  rate: number;
  taxMinor: number;
}

/** Of goods whose categories have none. */
const STANDARD = 'standard';

const PER_PERCENT = 1000;
/** A price without tax, in the unit of rates. */
const WHOLE = 100n * BigInt(PER_PERCENT);

/** The part of a price that is tax at a rate, rounded half up. */
export function includedTax(grossMinor: number, rate: number): number {
  const [gross, part] = [BigInt(grossMinor), BigInt(rate)];
  const whole = WHOLE + part;
  return Number((2n * gross * part + whole) / (2n * whole));
}

/**
 * The tax included in a line: of everything that the shop is paid for it, also by the mall. By the country of delivery;
 * goods that are not shipped are taxed in the mall's. Undefined where the policy has no rate.
 */
export function taxOf(
  line: TaxedLine,
  country: string | undefined,
  { country: ofMall, classes, rates }: Policy['tax'],
): LineTax | undefined {
  const place = line.isVirtual ? ofMall : country;
  const named = line.categoryIds.map((id) => classes[id]).find((name) => name !== undefined);
  const percent = place ? rates[place]?.[named ?? STANDARD] : undefined;
  if (percent === undefined) return undefined;
  const rate = Math.round(percent * PER_PERCENT);
  const grossMinor = line.payMinor + line.generalCouponMinor + line.pointsMinor;
  return { rate, taxMinor: includedTax(grossMinor, rate) };
}

/** A rate as percent. */
export const percentOf = (rate: number): number => rate / PER_PERCENT;
