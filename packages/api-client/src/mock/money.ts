/** Decimals of the mall of the examples. */
const UNIT = 100;

const minor = (amount: string | null) => Math.round(Number(amount ?? 0) * UNIT);

/** The sum of price × quantity, as a decimal string. */
export const totalOf = (rows: readonly { price: string | null; cartNum: number }[]): string =>
  (rows.reduce((sum, row) => sum + minor(row.price) * row.cartNum, 0) / UNIT).toFixed(2);
