import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { catchDownloads } from '../testing/catch-downloads';
import { failure, openOffice } from '../testing/open-office';
import { goods, keyWith, pageOf } from '../testing/samples';

const stock = /^Stock of Iron kettle \(black\)/;
const price = /^Price of Iron kettle \(black\)/;

describe('the goods', () => {
  it('are exported as an import takes them, batch after batch', async () => {
    const files = catchDownloads();
    const batch = (rows: object[], next: number | null) => ({
      columns: ['goods_id', 'name', 'price'],
      rows,
      next,
      left: 0,
    });
    openOffice('/goods', {
      exportGoods: async ({ after }: { after: number }) =>
        after === 0
          ? batch([{ goods_id: '3', name: '=Kettle', price: '24.50' }], 3)
          : batch([{ goods_id: '4', price: '1.00' }], null),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain(
      "goods_id,name,price\r\n3,'=Kettle,24.50\r\n4,,1.00\r\n",
    );
  });

  it('have their stock set where it stands, by keys', async () => {
    const { calls } = openOffice('/goods');
    (await screen.findByRole('button', { name: stock })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: stock })).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    await vi.waitFor(() =>
      expect(calls.setStock).toHaveBeenCalledWith({ id: 31, stock: 12, expected: 4 }),
    );
    // The focus comes with the next frame
    await vi.waitFor(() => expect(screen.getByRole('button', { name: stock })).toHaveFocus());
  });

  it('have their price set in the mall’s currency; what is no price is not sent', async () => {
    const { calls } = openOffice('/goods');
    await userEvent.click(await screen.findByRole('button', { name: price }));
    await userEvent.keyboard('zero{Enter}');
    expect(screen.getByText(/^Enter an amount above zero/)).toBeVisible();
    expect(calls.setPrice).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('textbox', { name: price }));
    await userEvent.keyboard('25,9{Enter}');
    await vi.waitFor(() =>
      expect(calls.setPrice).toHaveBeenCalledWith({ id: 31, price: '25.90', expected: '24.50' }),
    );
  });

  it('say what the stock is when somebody bought meanwhile, and set it then', async () => {
    const [first, second] = goods.skus as [(typeof goods.skus)[0], (typeof goods.skus)[0]];
    const after = { ...goods, skus: [{ ...first, stock: 3 }, second] };
    const { calls } = openOffice('/goods', {
      operatorGoods: vi.fn(async () => pageOf([after])).mockResolvedValueOnce(pageOf([goods])),
      setStock: vi.fn(async () => first).mockRejectedValueOnce(failure('business', 'wrong-state')),
    });
    await userEvent.click(await screen.findByRole('button', { name: stock }));
    await userEvent.keyboard('12{Enter}');
    expect(await screen.findByText(/^It is 3 by now/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: stock })).toHaveValue('12');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(calls.setStock).toHaveBeenLastCalledWith({ id: 31, stock: 12, expected: 3 }),
    );
  });

  it('keep their value on Escape', async () => {
    const { calls } = openOffice('/goods');
    await userEvent.click(await screen.findByRole('button', { name: stock }));
    await userEvent.keyboard('12{Escape}');
    expect(await screen.findByRole('button', { name: stock })).toHaveTextContent('4');
    expect(calls.setStock).not.toHaveBeenCalled();
  });

  it('go off sale, and back where that was refused', async () => {
    openOffice('/goods', { setGoodsOnSale: () => Promise.reject(failure('forbidden')) });
    const toggle = await screen.findByRole('switch', { name: 'Iron kettle on sale' });
    await userEvent.click(toggle);
    expect(await screen.findByText(/^Your roles do not allow this/)).toBeVisible();
    expect(toggle).toBeChecked();
  });

  it('are read only for whom may only read', async () => {
    openOffice('/goods', { operatorSelf: async () => keyWith(['goods:read']) });
    expect(await screen.findAllByText('Iron kettle')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: stock })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('are filtered by the address, which each filter changes', async () => {
    const { calls, router } = openOffice('/goods?state=offSale&page=3');
    await vi.waitFor(() =>
      expect(calls.operatorGoods).toHaveBeenCalledWith(
        { state: 'offSale', page: 3, limit: 20 },
        expect.anything(),
      ),
    );
    await userEvent.type(await screen.findByRole('searchbox'), ' kettle {Enter}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fewer than 5 left' }));
    expect(router.state.location.search).toBe('?state=offSale&keyword=kettle&stock=low');
    await vi.waitFor(() =>
      expect(calls.operatorGoods).toHaveBeenCalledWith(
        { state: 'offSale', keyword: 'kettle', stockBelow: 5, page: 1, limit: 20 },
        expect.anything(),
      ),
    );
  });

  it('are archived together; one that is refused says why', async () => {
    const other = { ...goods, id: 4, name: 'Clay pot', skus: [{ ...goods.skus[0]!, id: 41 }] };
    const { calls } = openOffice('/goods', {
      operatorGoods: async () => pageOf([goods, other]),
      archiveGoods: vi.fn(async () => null).mockRejectedValueOnce(failure('business', 'stale')),
    });
    expect(await screen.findByRole('link', { name: 'Iron kettle' })).toHaveAttribute(
      'href',
      '/goods/3',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'All goods of this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText(/^Not for Iron kettle: Somebody else/)).toBeVisible();
    expect(screen.getByText(/^Done for 1 piece of goods/)).toBeVisible();
    expect(calls.archiveGoods).toHaveBeenLastCalledWith({ id: 4, version: 2 });
    expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
  });
});
