import { random } from './random';

/** Units that the most popular goods have sold. */
const MOST = 3000;
/** Units sold a day, at most. */
const PER_DAY = 12;
/** In cents: above it, fewer people buy. */
const DEAR = 20_000;

/** Days since the goods were put on sale. */
export const ageOf = (name: string): number => random(`age ${name}`).int(12, 700);

interface Seller {
  /** 0 for the most popular goods */
  popularity: number;
  price: number;
  days: number;
}

/** Units sold: a few goods sell often and most seldom, as time and price allow. */
export function salesOf({ popularity, price, days }: Seller): number {
  const wanted = Math.min(MOST, 105 / (popularity + 0.0115) ** 0.75);
  const affordable = wanted * Math.min(1, (DEAR / price) ** 0.8);
  return Math.max(6, Math.floor(Math.min(affordable, days * PER_DAY)));
}

/** Of a hundred buyers one or two write a review. */
export function reviewsOf(name: string, sales: number): number {
  const rate = 0.01 + 0.012 * random(`reviews ${name}`).next();
  return Math.min(Math.floor(sales / 35), Math.max(3, Math.round(sales * rate)));
}
