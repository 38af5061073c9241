import { Link } from '@vermilion/design-system/link';

export const Example = () => (
  <p>
    Sold by <Link href="/shops/7">Harbour Kitchenware</Link>.
  </p>
);
