import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartView } from '@vermilion/mall-components/cart';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { cartActions, toShops } from '../cart';
import { mall } from './dollar-mall';
import { Loaded, mockedMall, type MockedProps } from './mocked-mall';

/** A mall with goods in the cart, and how it is loaded. */
function open(props: MockedProps) {
  const api = mockedMall(props);
  const actions = cartActions(api);
  const filled = actions
    .add([{ productId: 101, skuId: 1001, quantity: 2 }], 'story')
    .catch(() => null);
  const load = async () => {
    await filled;
    return toShops(mall)(await api.cartList({ isValid: true }));
  };
  return { api, actions, load };
}

function Cart(props: MockedProps) {
  const [{ api, actions, load }] = useState(() => open(props));
  return (
    <Loaded api={api} load={load}>
      {({ data = [], state, reload }) => (
        <CartView
          heading={<h1>Cart</h1>}
          shops={data}
          invalid={[]}
          state={state}
          onRetry={reload}
          onQuantitySave={(id, quantity) => actions.setQuantity(Number(id), quantity)}
          onDelete={(ids) => actions.delete(ids.map(Number)).finally(reload)}
          onCheckout={() => undefined}
          shoppingHref="#goods"
        />
      )}
    </Loaded>
  );
}

/** The account's cart with its actions: `cartList`, `toShops` and `cartActions`. */
const meta: Meta<typeof Cart> = { title: 'Mall data/Cart', component: Cart };
export default meta;
type Story = StoryObj<typeof Cart>;

export const WithActions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /Oolong tea/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Oolong tea/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText(/cart is empty/i)).toBeVisible();
  },
};
export const Empty: Story = { args: { overrides: { cartList: [] } } };
export const Loading: Story = { args: { delay: 3_600_000 } };
/** A guest, to whom the mall answers 401. */
export const Failed: Story = { args: { signedIn: false } };
