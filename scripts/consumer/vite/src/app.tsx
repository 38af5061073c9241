import { GoodsGrid } from '@vermilion/mall-components/goods';
import { MallProvider, Price } from '@vermilion/mall-components/settings';
import { Shown } from './shown';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

// The shop's own ids are texts
const goods = [
  { id: 'k-1', name: 'Kettle', href: '/goods/k-1', imageSrc: pixel, priceMinor: 1290 },
];

/** The design system, and a component of the mall in its settings. */
export function App() {
  return (
    <MallProvider locale="en">
      <Price minor={1290} />
      <GoodsGrid goods={goods} />
      <Shown />
    </MallProvider>
  );
}
