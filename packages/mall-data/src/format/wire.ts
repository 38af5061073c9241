import type { MallFormat } from './mall-format';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A decimal string of the wire in minor units: `"12.50"` is 1250 where the currency has two decimals. Digits below the
 * minor unit are rounded half away from zero, without floating point. Throws on anything else.
 */
export function minorOf({ decimals }: Pick<MallFormat, 'decimals'>, wire: string | number): number {
  const match = decimal.exec(String(wire).trim());
  if (!match) throw new RangeError(`"${wire}" is not a decimal amount.`);
  const [, sign, whole = '', fraction = ''] = match;
  const exact = Number(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  const minor = exact + (Number(fraction[decimals] ?? 0) >= 5 ? 1 : 0);
  return sign && minor ? -minor : minor;
}

/** As `minorOf`, but undefined for an absent value. */
export const optionalMinor = (mall: MallFormat, wire: string | number | null | undefined) =>
  wire === null || wire === undefined || wire === '' ? undefined : minorOf(mall, wire);

/** A wire time that may be absent. */
export const optionalDate = (mall: MallFormat, wire: string | null | undefined) =>
  wire ? dateOf(mall, wire) : undefined;

/** The wire's amounts have two places in every currency, and more where the currency has. */
const PLACES = 2;

/** Minor units in the wire's format: 1250 is `"12.50"`, in a currency without decimals `"1250.00"`. */
export function wireOf({ decimals }: MallFormat, minor: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).padEnd(PLACES, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, point)}.${fraction}`;
}

/** As `wireOf`, but undefined for an absent value. */
export const optionalWire = (mall: MallFormat, minor: number | undefined) =>
  minor === undefined ? undefined : wireOf(mall, minor);

/** A wire time, `yyyy-MM-dd HH:mm:ss` at the mall's UTC offset. Throws on anything else. */
export function dateOf({ utcOffset }: MallFormat, wire: string): Date {
  const date = new Date(`${wire.trim().replace(' ', 'T')}Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${wire}" is no time.`);
  return new Date(date.getTime() - utcOffset * MINUTE_MS);
}

const MINUTE_MS = 60_000;
