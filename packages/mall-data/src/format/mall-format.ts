import type { HomeIndex } from '@vermilion/api-client';
import { currencyDecimals } from '@vermilion/mall-components/settings';
import { jsonOf } from './json';

/** What the home data say about the amounts and times of all other responses. */
export interface MallFormat {
  /** ISO 4217 code. */
  currency: string;
  /** The mall's symbol for it, if any. */
  currencySymbol: string | undefined;
  /** Decimals of the mall's amounts: 2 means that a minor unit is a hundredth. */
  decimals: number;
  /** Minutes between UTC and the times of responses: 480 is GMT+8. */
  utcOffset: number;
}

type Home = Pick<HomeIndex, 'shopPayCurrency' | 'mall'>;

const DEFAULT_CODE = 'USD';
/** UTC offsets in use, in minutes. */
const isOffset = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= 14 * 60;

const isDecimals = (value: unknown): value is number => /^[0-4]$/.test(String(value));

/**
 * The format of the mall's amounts and times. Decimals come from the server, else from ISO 4217; the UTC offset of a
 * server that does not send it is a setting of the storefront.
 * @param utcOffset that setting
 */
export function mallFormat(home: Home | undefined, utcOffset: number): MallFormat {
  const {
    currency: code,
    symbol,
    decimals,
  } = jsonOf<Partial<Record<'currency' | 'symbol' | 'decimals', unknown>>>(
    home?.shopPayCurrency,
    {},
  );
  const currency = typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : DEFAULT_CODE;
  const own = home?.mall?.zoneOffsetMinutes;
  return {
    currency,
    currencySymbol: typeof symbol === 'string' && symbol ? symbol : undefined,
    decimals: isDecimals(decimals) ? Number(decimals) : currencyDecimals(currency),
    utcOffset: isOffset(own) ? own : utcOffset,
  };
}
