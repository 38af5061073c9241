import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, failureAt, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';
import { shop, shopCategories } from '../testing/shop-samples';

const save = () => userEvent.click(screen.getByText('Save'));
const fill = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });

describe('the profile of a shop', () => {
  it('is saved with its pictures and hours; a refused one says so at its field', async () => {
    const { calls } = openOffice('/shop', {
      saveShop: vi.fn(async () => shop).mockRejectedValueOnce(failureAt('openingHours.1.opens')),
      uploadPicture: vi
        .fn(async () => ({ url: '/picture/new.jpg' }))
        .mockRejectedValueOnce(failure('transport')),
    });
    const name = await screen.findByLabelText(/^Name/);
    fill(name, '');
    await save();
    expect(await screen.findByText('Fill this in')).toBeVisible();
    fill(name, 'Harbour');
    await userEvent.click(screen.getByLabelText('Remove Logo 1'));
    const picture = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Logo'), picture);
    await userEvent.click(await screen.findByLabelText('Send logo.png again'));
    expect(await screen.findByLabelText('Remove Logo 1')).toBeVisible();
    await userEvent.click(screen.getByText('Add hours'));
    const hours = within(screen.getByLabelText('Hours 2'));
    await userEvent.click(hours.getByLabelText('Saturday'));
    fill(hours.getByLabelText(/^Opens/), '25:00');
    fill(hours.getByLabelText(/^Closes/), '26:00');
    await save();
    expect(await hours.findByText(/^The server does not accept this value/)).toBeVisible();
    expect(hours.getByLabelText(/^Opens/)).toHaveFocus();
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.saveShop).toHaveBeenLastCalledWith(
      expect.objectContaining({
        id: 7,
        version: 1,
        name: 'Harbour',
        avatar: '/picture/new.jpg',
        streetBackImage: '',
        pcBanner: shop.pcBanner,
        openingHours: [
          { days: [1, 2], opens: '09:00', closes: '18:00' },
          { days: [6], opens: '25:00', closes: '26:00' },
        ],
        translations: shop.translations,
      }),
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('asks before what was entered is lost, and shows both versions of a stale one', async () => {
    const theirs = { ...shop, version: 6, keywords: 'wood' };
    const { router } = openOffice('/shop', {
      saveShop: () => Promise.reject(failure('business', 'stale', theirs)),
    });
    fill(await screen.findByLabelText(/^Words/), 'iron');
    void router.navigate('/orders');
    await userEvent.click(await screen.findByText('Stay on this page'));
    await save();
    expect(await screen.findByLabelText(/^Somebody else has saved this/)).toHaveTextContent(
      /Words for the searchironwood/,
    );
    await userEvent.click(screen.getByText('Take what is saved'));
    expect(screen.getByLabelText(/^Words/)).toHaveValue('wood');
  });

  it('is closed by a switch, unless the mall has suspended the shop', async () => {
    const { calls } = openOffice('/shop');
    await userEvent.click(await screen.findByRole('switch', { name: 'The shop is open' }));
    expect(calls.setShopOpen).toHaveBeenCalledWith({ id: 7, open: false });
    await vi.waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  });

  it('is previewed as shoppers see it, before it is saved, in their language', async () => {
    openOffice('/shop');
    const preview = await screen.findByRole('region', { name: 'What shoppers see' });
    expect(await within(preview).findByText('12 followers')).toBeInTheDocument();
    fill(screen.getByLabelText(/^Name/), 'Pine & Sons');
    expect(await within(preview).findByText('Pine & Sons')).toBeInTheDocument();
    await userEvent.selectOptions(within(preview).getByLabelText('Language'), 'Français');
    expect(await within(preview).findByText('Du fer et du bois')).toBeInTheDocument();
  });

  it('is previewed also while the mall does not show it', async () => {
    openOffice('/shop', { shopInfo: () => Promise.reject(failure('business')) });
    const preview = await screen.findByRole('region', { name: 'What shoppers see' });
    expect(await within(preview).findByText(shop.name)).toBeInTheDocument();
  });

  it('is previewed in a window as wide as a phone', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    openOffice('/shop');
    const preview = await screen.findByRole('region', { name: 'What shoppers see' });
    await userEvent.click(within(preview).getByRole('radio', { name: 'Phone' }));
    const frame = within(preview).getByTitle<HTMLIFrameElement>('Preview');
    await vi.waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent(shop.name));
    expect(frame.contentDocument?.documentElement.lang).toBe('en');
    vi.unstubAllGlobals();
  });

  it('is for owners', async () => {
    openOffice('/shop', { operatorSelf: async () => keyWith(['shops:read']) });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});

describe('the holiday of a shop', () => {
  it('closes it for some time, with a text', async () => {
    const { calls } = openOffice('/shop/holiday');
    await userEvent.click(await screen.findByRole('switch', { name: 'There is a holiday' }));
    fireEvent.change(screen.getByLabelText(/^Closed from/), {
      target: { value: '2026-08-01T00:00' },
    });
    fireEvent.change(screen.getByLabelText(/^Closed until/), {
      target: { value: '2026-08-15T09:00' },
    });
    fill(screen.getByLabelText('Text for shoppers'), 'At sea');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.setShopHoliday).toHaveBeenCalledWith({
      id: 7,
      version: 1,
      holiday: {
        from: '2026-08-01 00:00:00',
        until: '2026-08-15 09:00:00',
        text: 'At sea',
        translations: {},
      },
    });
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the categories of a shop', () => {
  const operatorShopCategories = vi.fn(async () => shopCategories);
  beforeEach(() => void operatorShopCategories.mockClear());

  it('are ordered by their buttons and by dragging, and shown so at once', async () => {
    const { calls } = openOffice('/shop/categories', { operatorShopCategories });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Kitchen down' }));
    await vi.waitFor(() =>
      expect(calls.orderShopCategories).toHaveBeenLastCalledWith({ pid: 0, ids: [2, 1] }),
    );
    await vi.waitFor(() => expect(calls.operatorShopCategories).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Move Kitchen up' })).toBeDisabled();
    fireEvent.dragStart(screen.getByText('Garden'));
    fireEvent.dragOver(screen.getByText('Kitchen'));
    fireEvent.drop(screen.getByText('Kitchen'));
    await vi.waitFor(() => expect(calls.orderShopCategories).toHaveBeenCalledTimes(2));
    expect(calls.orderShopCategories).toHaveBeenLastCalledWith({ pid: 0, ids: [2, 1] });
    expect(await axeViolations()).toEqual([]);
  });

  it('are created, changed and deleted, with a place for their goods', async () => {
    const { calls } = openOffice('/shop/categories', {
      operatorShopCategories,
      deleteShopCategory: vi
        .fn(async () => null)
        .mockRejectedValueOnce(failure('business', 'in-use')),
      saveShopCategory: vi
        .fn(async () => shopCategories[0])
        .mockRejectedValueOnce(failureAt('pid')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New category' }));
    fill(screen.getByRole('textbox', { name: /^Name/ }), 'Pans');
    await userEvent.selectOptions(screen.getByLabelText('Below which category?'), 'Kitchen');
    await save();
    await vi.waitFor(() =>
      expect(calls.createShopCategory).toHaveBeenCalledWith(
        { name: 'Pans', pid: 1, translations: {} },
        expect.anything(),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change Kettles' }));
    await save();
    expect(await screen.findByText(/^The server does not accept this value/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Kitchen' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/^There are categories below it/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Where do its goods go?'), 'Garden');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await vi.waitFor(() =>
      expect(calls.deleteShopCategory).toHaveBeenLastCalledWith({ id: 1, version: 1, moveTo: 2 }),
    );
  });
});
