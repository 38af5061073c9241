import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MallError } from '@vermilion/api-client';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { goodsDetail } from '../testing/goods-samples';
import { failure, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';

// By label: with a hundred controls, roles take long to find
const box = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
const cell = (column: string, sku: string) => box(`${column}, ${sku}`);
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } });
const refusal = (field: string) =>
  new MallError({
    kind: 'validation',
    operation: 'saveGoods',
    code: 400,
    status: 200,
    reason: 'invalid-value',
    field,
  });
const openTeapot = async (replaced = {}) => {
  const office = openOffice('/goods/3', replaced);
  await screen.findByRole('button', { name: 'Save' });
  return office;
};

describe('new goods', () => {
  it('are created from their options, with what a spreadsheet holds', async () => {
    const { calls, router } = openOffice('/goods/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Some fields need another look');
    expect(calls.createGoods).not.toHaveBeenCalled();
    await waitFor(() => expect(box('Name')).toHaveFocus());
    await userEvent.type(box('Name'), 'Teapot');
    await userEvent.click(box('Category'));
    await userEvent.click(screen.getByRole('option', { name: 'Kitchen › Tea › Teapots' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add an option' }));
    await userEvent.type(box('Name of the option'), 'Size');
    await userEvent.type(box('Add values'), 'S, L{Enter}');
    paste(cell('Price', 'S'), '€ 1.234,50\t\t4\n12,50\t15\t1,200\n');
    expect(cell('Price', 'S')).toHaveValue('1234.50');
    expect(cell('Stock', 'L')).toHaveValue('1200');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('The goods are created.')).toBeVisible();
    expect(calls.createGoods.mock.lastCall?.[0]).toMatchObject({
      name: 'Teapot',
      categoryId: 32,
      options: [{ name: 'Size', values: [{ value: 'S' }, { value: 'L' }] }],
      skus: [
        { values: ['S'], price: '1234.50', originalPrice: undefined, stock: 4 },
        { values: ['L'], price: '12.50', originalPrice: '15.00', stock: 1200 },
      ],
      state: 'draft',
    });
    expect(router.state.location.pathname).toBe('/goods/8');
  });

  it('take pictures, and name those that are refused and why', async () => {
    const upload = vi
      .fn(async () => ({ url: '/picture/cc.webp' }))
      .mockRejectedValueOnce(failure('validation', 'no-picture'))
      .mockResolvedValueOnce({ url: '/picture/dd.webp' });
    openOffice('/goods/new', { uploadPicture: upload });
    const files = ['fake.png', 'pot.png'].map(
      (name) => new File(['x'], name, { type: 'image/png' }),
    );
    await userEvent.upload(await screen.findByLabelText(/^Add pictures/), files);
    expect(await screen.findByText(/fake.png: This is no JPG or PNG picture/)).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Pictures in their order' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Upload fake.png again' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  });
});

describe('goods', () => {
  it('have cells that keys move between, and fill', async () => {
    const { calls } = await openTeapot();
    const first = cell('Price', '600 ml');
    await userEvent.click(first);
    await userEvent.keyboard('{Enter}');
    expect(cell('Price', '900 ml')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    expect(cell('Old price', '600 ml')).toHaveFocus();
    await userEvent.click(cell('Weight (g)', '600 ml'));
    await userEvent.click(screen.getByRole('button', { name: 'Fill down' }));
    expect(cell('Weight (g)', '900 ml')).toHaveValue('420');
    await userEvent.selectOptions(screen.getByLabelText('Show Size'), '900 ml');
    expect(screen.queryByLabelText('Price, 600 ml')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The goods are saved.');
    expect(calls.saveGoods.mock.lastCall?.[0]).toMatchObject({
      id: 3,
      version: 2,
      skus: [{ weight: 420 }, { weight: 420 }],
    });
  });

  it('have their pictures moved by keys, and texts in each language', async () => {
    const { calls } = await openTeapot();
    await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
    await userEvent.selectOptions(screen.getByLabelText('Language of the texts'), 'es');
    await userEvent.type(box('Name'), 'Tetera');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The goods are saved.');
    expect(calls.saveGoods.mock.lastCall?.[0]).toMatchObject({
      pictures: [{ address: '/picture/bb.webp' }, { address: '/picture/aa.webp' }],
      translations: { es: { name: 'Tetera' }, fr: { name: 'Théière en verre' } },
    });
  });

  it('say at the field what the server refused, and keep what was typed', async () => {
    await openTeapot({ saveGoods: () => Promise.reject(refusal('skus.1.price')) });
    await userEvent.clear(cell('Price', '900 ml'));
    await userEvent.type(cell('Price', '900 ml'), '31');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(cell('Price', '900 ml')).toHaveFocus());
    expect(cell('Price', '900 ml')).toBeInvalid();
    expect(cell('Price', '900 ml')).toHaveValue('31');
    expect(cell('Price', '900 ml')).toHaveAccessibleDescription(/does not accept this value/);
  });

  it('show both versions when somebody else has saved, and save the chosen one', async () => {
    const [small, large] = goodsDetail.skus;
    const current = {
      ...goodsDetail,
      version: 5,
      name: 'Clear teapot',
      skus: [{ ...small, stock: 38 }, large],
    };
    const stale = failure('business', 'stale', current);
    const { calls } = await openTeapot({
      saveGoods: vi.fn(async () => current).mockRejectedValueOnce(stale),
    });
    await userEvent.clear(box('Name'));
    await userEvent.type(box('Name'), 'Round teapot');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByRole('group', { name: /^Somebody else has saved this/ });
    expect(within(notice).getAllByRole('row')).toHaveLength(2);
    expect(within(notice).getByRole('row', { name: /Round teapot.*Clear teapot/s })).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Save mine' }));
    await screen.findByText('The goods are saved.');
    expect(calls.saveGoods.mock.lastCall?.[0]).toMatchObject({ version: 5, name: 'Round teapot' });
    expect(calls.saveGoods.mock.lastCall?.[0]).not.toHaveProperty('skus.0.stock');
  });

  it('ask before what was typed is lost', async () => {
    const { router } = await openTeapot();
    await userEvent.type(box('Search words'), ', glass');
    await userEvent.click(screen.getByRole('link', { name: 'All goods' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(router.state.location.pathname).toBe('/goods/3');
    expect(box('Search words')).toHaveValue('tea, pot, glass');
  });

  it('are archived and restored', async () => {
    const { calls } = await openTeapot();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(calls.archiveGoods).toHaveBeenCalledWith({ id: 3, version: 2 });
  });

  it('are only looked at with the right to read, and by nobody without it', async () => {
    openOffice('/goods/3', { operatorSelf: async () => keyWith(['goods:read']) });
    expect(await screen.findByText(/^Your roles let you look at goods/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('have no barrier that axe finds', async () => {
    await openTeapot();
    await screen.findByLabelText('Description', { selector: '[contenteditable]' });
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('say when there are none', async () => {
    openOffice('/goods/9', {
      operatorGoodsDetail: () => Promise.reject(failure('business', 'not-found')),
    });
    expect(await screen.findByText(/not there any more/)).toBeVisible();
  });
});
