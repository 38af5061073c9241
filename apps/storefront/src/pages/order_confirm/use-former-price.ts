import type { PriceChoice } from '@vermilion/mall-data/checkout';
import { useState } from 'react';

/** The total that the shopper saw before the server changed it, as long as the choices are the same. */
export function useFormerPrice(payMinor: number, choice: PriceChoice) {
  const key = JSON.stringify(choice);
  const [seen, setSeen] = useState<{ payMinor: number; key: string }>();
  return {
    formerPayMinor: seen?.key === key ? seen.payMinor : undefined,
    /** The price is about to be computed anew. */
    keepFormer: () => setSeen({ payMinor, key }),
  };
}
