import { type PriceRange, PriceRangeFilter, SortBar } from '@vermilion/mall-components/goods';
import { useState } from 'react';

export function Example() {
  const [range, setRange] = useState<PriceRange>({});
  return (
    <>
      <SortBar sort="default" hrefOf={(sort) => `/goods?sort=${sort}`} />
      <PriceRangeFilter range={range} onRangeChange={(next) => setRange(next)} />
    </>
  );
}
