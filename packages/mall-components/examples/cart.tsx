import { type CartShop, CartView } from '@vermilion/mall-components/cart';
import { type Id } from '@vermilion/mall-components/settings';

interface CartPageProps {
  shops: CartShop[];
  save: (rowId: Id, quantity: number) => Promise<void>;
  remove: (rowIds: Id[]) => Promise<void>;
  order: (rowIds: Id[]) => Promise<void>;
}

export const Example = ({ shops, save, remove, order }: CartPageProps) => (
  <CartView
    shops={shops}
    invalid={[]}
    onQuantitySave={save}
    onDelete={remove}
    onCheckout={order}
    shoppingHref="/goods"
  />
);
