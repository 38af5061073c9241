import { decimalsOf, type MallCurrency } from '../../money/currency';
import { rescale } from '../../money/rescale';
import { decimalsAtStripe } from '../provider-decimals';

const unitOf = (currency: string) => decimalsAtStripe(currency)?.unit ?? 2;

/** The mall's minor units as Stripe counts them: 1200 whole forints are 120000. */
export const toStripe = (mall: MallCurrency, minor: number, currency: string): number =>
  rescale(minor, decimalsOf(mall), unitOf(currency));

/** Stripe's units in the mall's minor units, rounded down. */
export const fromStripe = (mall: MallCurrency, amount: number, currency: string): number =>
  rescale(amount, unitOf(currency), decimalsOf(mall));
