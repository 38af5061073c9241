const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A decimal string of the wire in minor units: `"12.50"` is 1250. Digits below the minor unit are rounded
 * half away from zero, without floating point. Throws on anything else.
 */
export function minorOf(wire: string | number): number {
  const match = decimal.exec(String(wire).trim());
  if (!match) throw new RangeError(`"${wire}" is not a decimal amount.`);
  const [, sign, whole = '', fraction = ''] = match;
  const exact = Number(whole + fraction.padEnd(2, '0').slice(0, 2));
  const minor = exact + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  return sign && minor ? -minor : minor;
}

/** As `minorOf`, but undefined for an absent value. */
export const optionalMinor = (wire: string | number | null | undefined) =>
  wire === null || wire === undefined || wire === '' ? undefined : minorOf(wire);

/** A wire time that may be absent. */
export const optionalDate = (wire: string | null | undefined) => (wire ? dateOf(wire) : undefined);

/** Minor units in the wire's format: 1250 is `"12.50"`. */
export function wireOf(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As `wireOf`, but undefined for an absent value. */
export const optionalWire = (minor: number | undefined) =>
  minor === undefined ? undefined : wireOf(minor);

/** A wire time, `yyyy-MM-dd HH:mm:ss`, always in GMT+8. Throws on anything else. */
export function dateOf(wire: string): Date {
  const date = new Date(`${wire.trim().replace(' ', 'T')}+08:00`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${wire}" is no time.`);
  return date;
}

/** JSON inside a string; the fallback if the text is missing or invalid. */
export function jsonOf<T>(text: string | null | undefined, fallback: T): T {
  if (!text) return fallback;
  try {
    // The contract defines the shape of each such field
    return (JSON.parse(text) as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** A list of URLs inside a string, without invalid ones. */
export const listOf = (text: string | null | undefined) =>
  [jsonOf<unknown>(text, [])]
    .flat()
    .filter((entry): entry is string => typeof entry === 'string' && entry !== '');
