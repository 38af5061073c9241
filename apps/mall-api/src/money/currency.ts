import minorUnits from '@vermilion/api-client/contract/currencies.json';

/** The part of the policy that amounts depend on. */
export interface MallCurrency {
  currency: {
    /** ISO 4217 */
    currency: string;
    /** Decimals in use, where they are fewer than in ISO 4217; null for those. */
    decimals: number | null;
  };
}

const known: Readonly<Record<string, number>> = minorUnits;

/** The decimals of a currency by ISO 4217; undefined for an unknown code. */
export const isoDecimals = (code: string): number | undefined =>
  Object.hasOwn(known, code) ? known[code] : undefined;

/** The decimals of the mall's amounts: 2 means that a minor unit is a hundredth. */
export const decimalsOf = ({ currency: { currency, decimals } }: MallCurrency): number =>
  decimals ?? isoDecimals(currency) ?? 2;
