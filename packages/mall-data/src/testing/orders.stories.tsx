import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MallClient } from '@vermilion/api-client';
import { OrderListView } from '@vermilion/mall-components/order';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { rowsOf } from '../format';
import { orderActions, toShopOrder } from '../order';
import { mall } from './dollar-mall';
import { Loaded, mockedMall, type MockedProps } from './mocked-mall';

/** `orderStatus` of orders on their way. */
const TO_RECEIVE = 2;

const loadOrders = async (api: MallClient) =>
  rowsOf((await api.orderList({ type: TO_RECEIVE, page: 1, limit: 10 })).list, toShopOrder(mall));

function Orders(props: MockedProps) {
  const [api] = useState(() => mockedMall(props));
  const actions = orderActions(api);
  return (
    <Loaded api={api} load={loadOrders}>
      {({ data = [], state, reload }) => (
        <OrderListView
          tab="toReceive"
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
    const canvas = within(canvasElement);
    const [order] = await canvas.findAllByRole('article');
    await expect(order).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Confirm receipt/ })).toBeVisible();
  },
};
export const Failed: Story = { args: { signedIn: false } };
