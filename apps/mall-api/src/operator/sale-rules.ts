/** A value that is against a rule: `{ field: 'skus.2.price', rule: 'must be above 0' }`. */
export interface Problem {
  field: string;
  rule: string;
}

interface ForSale {
  pictures: readonly unknown[];
  skus: readonly { priceMinor: number }[];
}

/** What goods lack before they can be on sale. */
export const saleProblems = ({ pictures, skus }: ForSale): Problem[] => [
  ...(pictures.length === 0 ? [{ field: 'pictures', rule: 'must be at least one' }] : []),
  ...(skus.length === 0 ? [{ field: 'skus', rule: 'must be at least one' }] : []),
  ...skus.flatMap(({ priceMinor }, at) =>
    priceMinor > 0 ? [] : [{ field: `skus.${at}.price`, rule: 'must be above 0' }],
  ),
];
