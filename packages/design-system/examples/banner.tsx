import { Banner } from '@vermilion/design-system/banner';
import { Link } from '@vermilion/design-system/link';

export const Example = () => (
  <Banner label="Notice" tone="info" action={<Link href="/help/delivery">When we deliver</Link>}>
    Parcels take two days longer over the holidays.
  </Banner>
);
