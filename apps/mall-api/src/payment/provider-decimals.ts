import { decimalsOf, isoDecimals, type MallCurrency } from '../money/currency';

/** How a provider counts a currency. */
export interface ProviderDecimals {
  /** Decimals of the unit in its calls. */
  unit: number;
  /** Decimals that it charges; the digits below must be zero. */
  charged: number;
}

const WHOLE: ProviderDecimals = { unit: 0, charged: 0 };
const USUAL: ProviderDecimals = { unit: 2, charged: 2 };
const listed = (codes: string, decimals: ProviderDecimals) =>
  codes.split(' ').map((code) => [code, decimals] as const);

const stripeDecimals: ReadonlyMap<string, ProviderDecimals> = new Map([
  ...listed('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF', WHOLE),
  ...listed('ISK', { unit: 2, charged: 0 }),
  ...listed('BHD JOD KWD OMR TND', { unit: 3, charged: 2 }),
]);

const paypalDecimals: ReadonlyMap<string, ProviderDecimals> = new Map(listed('HUF JPY TWD', WHOLE));

/**
 * Stripe's decimals of a currency, which differ from ISO 4217 for some; undefined where its rules are not known, such as
 * UGX, which its own documents describe in two ways.
 */
export function decimalsAtStripe(code: string): ProviderDecimals | undefined {
  return stripeDecimals.get(code) ?? (isoDecimals(code) === 2 ? USUAL : undefined);
}

/** PayPal's decimals of a currency. */
export const decimalsAtPaypal = (code: string): ProviderDecimals =>
  paypalDecimals.get(code) ?? USUAL;

/** Why a provider cannot charge the mall's amounts; undefined when it can. */
export function unpayable(
  mall: MallCurrency,
  name: string,
  decimals: ProviderDecimals | undefined,
): string | undefined {
  const code = mall.currency.currency;
  if (!decimals) return `${name} is set up, but how it counts ${code} is not known.`;
  if (decimals.charged >= decimalsOf(mall)) return undefined;
  return `${name} charges ${code} with at most ${decimals.charged} decimals: set currency.decimals of the policy to ${decimals.charged}, or take its settings away.`;
}
