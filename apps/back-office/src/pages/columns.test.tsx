import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { openMall } from '../testing/open-mall';
import { openOffice } from '../testing/open-office';

const KEY = 'back-office.columns.orders';
const header = (name: string) => screen.queryByRole('columnheader', { name });
const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });

/** The list of orders with the menu of its columns. */
async function openColumns() {
  openOffice('/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Columns: Orders' }));
}

/** A window that is so wide. */
const widen = (px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: px >= Number(/min-width: ([\d.]+)em/.exec(query)?.[1] ?? Infinity) * 16,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the columns of a list', () => {
  it('are shown and hidden in a menu that stays open', async () => {
    await openColumns();
    expect(item('Receiver')).toBeChecked();
    await userEvent.click(item('Receiver'));
    expect(item('Receiver')).not.toBeChecked();
    expect(header('Receiver')).toBeNull();
    await userEvent.click(item('Goods'));
    expect(header('Goods')).toBeNull();
    await userEvent.click(item('Receiver'));
    expect(header('Receiver')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('are chosen by keyboard', async () => {
    openOffice('/orders');
    (await screen.findByRole('button', { name: 'Columns: Orders' })).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(header('Ordered')).toBeNull();
    expect(item('Ordered')).toHaveFocus();
  });

  it('keep the one that names a row, and what is done to it', async () => {
    await openColumns();
    const names = within(screen.getByRole('menu'))
      .getAllByRole('menuitemcheckbox')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['State', 'Ordered', 'Ship by', 'Goods', 'Receiver', 'Amount']);
    for (const name of names) await userEvent.click(item(name));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Ship',
    ]);
  });

  it('are remembered on this device, list by list, until the usual ones are wanted', async () => {
    await openColumns();
    await userEvent.click(item('Goods'));
    cleanup();
    openOffice('/refunds');
    expect(await screen.findByRole('columnheader', { name: 'Goods' })).toBeVisible();
    cleanup();
    await openColumns();
    expect(header('Goods')).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Usual columns' }));
    expect(header('Goods')).toBeVisible();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are fewer in a narrow window, where any can be added', async () => {
    widen(390);
    await openColumns();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'State',
      'Amount',
      'Ship',
    ]);
    await userEvent.click(item('Ship by'));
    expect(header('Ship by')).toBeVisible();
  });

  it.each(['{', '[1]', '"receiver"', 'null', '{"receiver":"no"}'])(
    'are the usual ones where something else is stored: %s',
    async (text) => {
      localStorage.setItem(KEY, text);
      await openColumns();
      expect(item('Receiver')).toBeChecked();
    },
  );

  it('are chosen where nothing can be stored', async () => {
    const closed = () => {
      throw new DOMException('Closed', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    await openColumns();
    await userEvent.click(item('Receiver'));
    expect(header('Receiver')).toBeNull();
  });

  it.each(['/goods', '/refunds', '/coupons', '/staff', '/money'])(
    'are chosen at %s of a shop',
    async (path) => {
      openOffice(path);
      expect(await screen.findByRole('button', { name: /^Columns: / })).toBeVisible();
    },
  );

  it.each([
    '/applications',
    '/shops',
    '/home-page',
    '/home-page?tab=activities',
    '/categories',
    '/words',
    '/words?tab=texts',
    '/agreements',
    '/payouts',
    '/jobs',
    '/audit',
    '/keys',
  ])('are chosen at %s of the mall', async (path) => {
    openMall(path);
    expect(await screen.findAllByRole('button', { name: /^Columns: / })).not.toHaveLength(0);
  });
});
