import { Badge } from '@vermilion/design-system/badge';
import { vars } from '@vermilion/design-system/tokens';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { goods } from './goods';
import { Newsletter } from './newsletter';
import { OwnCart } from './own-cart';
import { Shown } from './shown';

/** A server component: it renders components without client code, and tokens are plain values. */
export default function Page() {
  return (
    <>
      <title>Trial</title>
      <Badge>New</Badge>
      <p data-color={vars.color.textMuted}>Rendered on the server.</p>
      <GoodsGrid goods={goods} />
      <OwnCart />
      <Newsletter />
      <Shown />
    </>
  );
}
