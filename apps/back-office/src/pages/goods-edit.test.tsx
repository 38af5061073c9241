import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MallError } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { goodsDetail } from '../testing/goods-samples';
import { failure, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';

// What shoppers see has tests of its own, and is half of the page
vi.mock('../goods-editor/preview/preview-section', () => ({ PreviewSection: () => null }));

// With a hundred controls, roles and pointer checks take long: controls are found by their labels, buttons by their texts
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const box = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
const cell = (column: string, sku: string) => box(`${column}, ${sku}`);
const press = (name: string) => user.click(screen.getByText(name));
const type = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } });
const openTeapot = async (replaced = {}) => {
  const office = openOffice('/goods/3', replaced);
  await screen.findByText('Save');
  return office;
};

describe('new goods', () => {
  it('are created from their options, with what a spreadsheet holds', async () => {
    const { calls, router } = openOffice('/goods/new');
    await screen.findByText('Create');
    await press('Create');
    expect(await screen.findByText(/^Some fields need another look/)).toBeVisible();
    expect(calls.createGoods).not.toHaveBeenCalled();
    await waitFor(() => expect(box('Name')).toHaveFocus());
    type(box('Name'), 'Teapot');
    await user.click(box('Category'));
    await user.click(screen.getByText('Kitchen › Tea › Teapots'));
    await press('Add an option');
    type(box('Name of the option'), 'Size');
    type(box('Add values'), 'S, L');
    await user.type(box('Add values'), '{Enter}');
    paste(cell('Price', 'S'), '€ 1.234,50\t\t4\n12,50\t15\t1,200\n');
    expect(cell('Price', 'S')).toHaveValue('1234.50');
    await press('Create');
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
    await user.upload(await screen.findByLabelText(/^Add pictures/), files);
    expect(await screen.findByText(/fake.png: This is no JPG or PNG picture/)).toBeVisible();
    const pictures = () => screen.getAllByLabelText('What it shows');
    expect(pictures()).toHaveLength(1);
    await user.click(screen.getByLabelText('Upload fake.png again'));
    await waitFor(() => expect(pictures()).toHaveLength(2));
  });
});

describe('goods', () => {
  it('have cells that keys move between and fill, pictures in an order, and texts by language', async () => {
    const { calls } = await openTeapot();
    await user.click(cell('Price', '600 ml'));
    await user.keyboard('{Enter}');
    expect(cell('Price', '900 ml')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(cell('Old price', '600 ml')).toHaveFocus();
    await user.click(cell('Weight (g)', '600 ml'));
    await press('Fill down');
    await user.selectOptions(screen.getByLabelText('Show Size'), '900 ml');
    expect(screen.queryByLabelText('Price, 600 ml')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Move picture 2 forward'));
    await user.selectOptions(screen.getByLabelText('Language of the texts'), 'es');
    type(box('Name'), 'Tetera');
    await press('Save');
    await screen.findByText('The goods are saved.');
    expect(calls.saveGoods.mock.lastCall?.[0]).toMatchObject({
      id: 3,
      version: 2,
      skus: [{ weight: 420 }, { weight: 420 }],
      pictures: [{ address: '/picture/bb.webp' }, { address: '/picture/aa.webp' }],
      translations: { es: { name: 'Tetera' }, fr: { name: 'Théière en verre' } },
    });
  });

  it('say at the field what the server refused, and ask before what was typed is lost', async () => {
    const refusal = new MallError({
      kind: 'validation',
      operation: 'saveGoods',
      code: 400,
      status: 200,
      reason: 'invalid-value',
      field: 'skus.1.price',
    });
    const { router } = await openTeapot({ saveGoods: () => Promise.reject(refusal) });
    type(cell('Price', '900 ml'), '31');
    await press('Save');
    await waitFor(() => expect(cell('Price', '900 ml')).toHaveFocus());
    expect(cell('Price', '900 ml')).toBeInvalid();
    expect(cell('Price', '900 ml')).toHaveAccessibleDescription(/does not accept this value/);
    await user.click(screen.getByText('All goods'));
    await user.click(await screen.findByText('Stay on this page'));
    expect(router.state.location.pathname).toBe('/goods/3');
    expect(cell('Price', '900 ml')).toHaveValue('31');
  });

  it('show both versions when somebody else has saved, and save the chosen one', async () => {
    const [small, large] = goodsDetail.skus;
    const skus = [{ ...small, stock: 38 }, large];
    const current = { ...goodsDetail, version: 5, name: 'Clear teapot', skus };
    const { calls } = await openTeapot({
      saveGoods: vi
        .fn(async () => current)
        .mockRejectedValueOnce(failure('business', 'stale', current)),
    });
    type(box('Name'), 'Round teapot');
    await press('Save');
    const notice = await screen.findByLabelText(/^Somebody else has saved this/);
    // Units that were sold meanwhile are nobody's edit
    expect(within(notice).getAllByRole('row')).toHaveLength(2);
    expect(within(notice).getByRole('row', { name: /Round teapot.*Clear teapot/s })).toBeVisible();
    await press('Save mine');
    await screen.findByText('The goods are saved.');
    expect(calls.saveGoods.mock.lastCall?.[0]).toMatchObject({ version: 5, name: 'Round teapot' });
    expect(calls.saveGoods.mock.lastCall?.[0]).not.toHaveProperty('skus.0.stock');
  });

  it('are archived and restored', async () => {
    const { calls } = await openTeapot();
    await press('More');
    await user.click(await screen.findByText('Archive'));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Archive'));
    await user.click(await screen.findByText('Restore'));
    expect(await screen.findByText('Save')).toBeVisible();
    expect(calls.archiveGoods).toHaveBeenCalledWith({ id: 3, version: 2 });
  });

  it('are only looked at with the right to read', async () => {
    openOffice('/goods/3', { operatorSelf: async () => keyWith(['goods:read']) });
    expect(await screen.findByText(/^Your roles let you look at goods/)).toBeVisible();
    expect(screen.queryByText('Save')).not.toBeInTheDocument();
  });

  it('say when there are none', async () => {
    openOffice('/goods/9', {
      operatorGoodsDetail: () => Promise.reject(failure('business', 'not-found')),
    });
    expect(await screen.findByText(/not there any more/)).toBeVisible();
  });
});
