import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MallClient } from '@vermilion/api-client';
import { OrderListView } from '@vermilion/mall-components/order';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { rowsOf } from '../format';
import { orderActions, toShopOrder } from '../order';
import { mall } from './dollar-mall';
import { Loaded, mockedMall, type MockedProps } from './mocked-mall';

/** `orderStatus` of all orders. */
const ALL = 7;

const loadOrders = async (api: MallClient) =>
  rowsOf((await api.orderList({ type: ALL, page: 1, limit: 10 })).list, toShopOrder(mall));

function Orders(props: MockedProps) {
  const [api] = useState(() => mockedMall(props));
  const actions = orderActions(api);
  return (
    <Loaded api={api} load={loadOrders}>
      {({ data = [], state, reload }) => (
        <OrderListView
          tab="all"
          onTabChange={() => undefined}
          orders={data}
          state={state}
          onRetry={reload}
          homeHref="#home"
          commands={{
            confirmReceipt: (orderNo) => actions.confirmReceipt(orderNo).finally(reload),
          }}
        />
      )}
    </Loaded>
  );
}

/** Orders with their actions: `orderList`, `toShopOrder` and `orderActions`. */
const meta: Meta<typeof Orders> = { title: 'Mall data/Orders', component: Orders };
export default meta;
type Story = StoryObj<typeof Orders>;

export const WithActions: Story = {
  play: async ({ canvasElement }) => {
    const order = within(await within(canvasElement).findByRole('article'));
    await expect(order.getByRole('link', { name: /Oolong tea/ })).toBeVisible();
    await expect(order.getByRole('link', { name: /^Write a review/ })).toBeVisible();
  },
};
export const Failed: Story = { args: { signedIn: false } };
