import { decimalsOf, type Policy } from '@vermilion/mall-api';

/** Units for a dollar, roughly and in round numbers; one of any other currency. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  JPY: 100,
  CNY: 7,
  TWD: 30,
  THB: 30,
  INR: 80,
  HUF: 350,
  KRW: 1000,
  CLP: 1000,
  IDR: 15_000,
  LAK: 20_000,
  VND: 25_000,
  KWD: 0.3,
  BHD: 0.4,
  OMR: 0.4,
  JOD: 0.7,
  TND: 3,
};

/** A price written in US cents as an amount of the mall, in minor units of its currency. */
export type ToAmount = (cents: number) => number;

/** Prices of the demo in the mall's currency. */
export function amountsIn(mall: Pick<Policy, 'currency'>): ToAmount {
  const perCent = (PER_DOLLAR[mall.currency.currency] ?? 1) * 10 ** (decimalsOf(mall) - 2);
  return (cents) => Math.round(cents * perCent);
}
