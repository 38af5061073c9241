import { namedError } from '../kernel/errors';

export const priceChanged = () =>
  namedError(
    'price-changed',
    500,
    'The price of this order has changed. Please check the new total before you order.',
  );
