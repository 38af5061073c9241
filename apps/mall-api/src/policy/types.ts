import { z } from 'zod';
import { isoDecimals } from '../money/currency';

/** The message of each type completes "freight.freeFromMinor must be …" */

/** An integer within limits. */
export const whole = (least: number, most: number) =>
  z.custom<number>(
    (value) => Number.isInteger(value) && isWithin(value, least, most),
    `a whole number from ${least} to ${most}`,
  );

/** A positive number of seconds, minutes, hours or days. */
export const duration = (most: number) =>
  z.custom<number>(
    (value) => isWithin(value, Number.MIN_VALUE, most),
    `a number above 0, at most ${most}`,
  );

/** A fraction from 0 to 1. */
export const share = z.custom<number>((value) => isWithin(value, 0, 1), 'a number from 0 to 1');

/** Percent, with up to three decimals. */
export const percent = z.custom<number>(
  (value) => isWithin(value, 0, 100) && Number((value as number).toFixed(3)) === value,
  'a number from 0 to 100 with at most 3 decimals',
);

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

export const text = (most = 500) =>
  z.custom<string>(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= most,
    `a text of 1 to ${most} characters`,
  );

export const flag = z.boolean('true or false');

/** In the form that mail programs understand. */
export const color = z.custom<string>(
  (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  'a color such as "#d4261a"',
);

/** A URL that a page of the mall may link to. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https:// or http://',
});

export const email = z.email('an email address');

/** ISO 4217, from the table of the contract: what `Intl` knows differs between programs. */
export const currencyCode = z.custom<string>(
  (value) => typeof value === 'string' && isoDecimals(value) !== undefined,
  'the ISO 4217 code of a currency, such as USD',
);

export type LocalText = z.infer<typeof localText>;

/** A text by language tag, `{ "en": "…", "zh-CN": "…" }`. Other languages fall back to English. */
export const localText = z.custom<{ en: string } & Record<string, string>>(
  (value) =>
    isRecord(value) &&
    'en' in value &&
    Object.entries(value).every(
      ([tag, one]) => isLanguageTag(tag) && text().safeParse(one).success,
    ),
  'texts by language, at least in English, such as { "en": "…", "zh-CN": "…" }',
);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Working days that a shop may take until it ships an order. */
export const MAX_HANDLING_DAYS = 60;

/** `14:00` */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of the day, such as 14:00');

/** Days of the week, 1 is Monday. */
export const weekdays = z
  .array(whole(1, 7), 'a list')
  .min(1, 'a list of at least one day of the week, 1 is Monday');

/** A day, or a day of every year. */
export const holiday = z.custom<string>(
  (value) => typeof value === 'string' && isDay(value.length === 5 ? `2024-${value}` : value),
  'a day such as 2027-02-17, or 12-25 for that of every year',
);

const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().slice(0, 10) === value;

/** Upper limit of counts. */
export const COUNT = 1_000_000;
export const count = whole(0, COUNT);

/** A strict object: no other keys. */
export const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'an object' : undefined),
  });
