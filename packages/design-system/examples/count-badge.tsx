import { CountBadge } from '@vermilion/design-system/count-badge';
import { CartIcon } from '@vermilion/design-system/icon';

export const Example = () => (
  <CountBadge count={7} label="7 goods">
    <CartIcon label="Cart" />
  </CountBadge>
);
