import { GoodsGrid } from '@vermilion/mall-components/goods';
import { useLoaderData } from 'react-router';
import { goods } from '../goods';
import { Newsletter } from '../newsletter';
import { OwnCart } from '../own-cart';
import { Shown } from '../shown';

export const meta = () => [{ title: 'A React Router app' }];

/** The goods come from the server. */
export const loader = () => ({ goods });

export default function Home() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <GoodsGrid goods={data.goods} />
      <OwnCart />
      <Newsletter />
      <Shown />
    </>
  );
}
