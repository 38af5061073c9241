import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MallClient } from '@vermilion/api-client';
import { ErrorView } from '@vermilion/mall-components/error';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { rowsOf } from '../format';
import { toGoods } from '../goods';
import { mall } from './dollar-mall';
import { Loaded, mockedMall, type MockedProps } from './mocked-mall';

const loadGoods = async (api: MallClient) =>
  rowsOf((await api.productList({})).list, toGoods(mall));

function Goods(props: MockedProps) {
  const [api] = useState(() => mockedMall(props));
  return (
    <Loaded api={api} load={loadGoods}>
      {({ data = [], state, reload }) =>
        state === 'failed' ? (
          <ErrorView status={500} homeHref="#home" onRetry={reload} />
        ) : (
          <>
            <h1>Goods</h1>
            <GoodsGrid goods={data} columns={4} headingLevel={2} />
          </>
        )
      }
    </Loaded>
  );
}

/** A list of the mall: `productList` and `toGoods`. */
const meta: Meta<typeof Goods> = { title: 'Mall data/Goods', component: Goods };
export default meta;

export const List: StoryObj<typeof Goods> = {
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: /teapot|tea/i });
    await expect(links.length).toBeGreaterThan(0);
  },
};
export const Empty: StoryObj<typeof Goods> = {
  args: { overrides: { productList: { list: [], total: 0, pages: 0 } } },
};
