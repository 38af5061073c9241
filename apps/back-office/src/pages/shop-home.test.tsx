import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, failureAt, openOffice } from '../testing/open-office';
import { shop } from '../testing/shop-samples';

const save = () => userEvent.click(screen.getByText('Save'));
const sections = () => screen.getByRole('list', { name: 'Sections in their order' });

describe('the home of a shop', () => {
  it('is arranged by buttons, and shown to its owner before it is saved', async () => {
    const { calls } = openOffice('/shop/home');
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('Iron kettle')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Move 1. Chosen goods down' }));
    expect(within(sections()).getByRole('group', { name: '2. Chosen goods' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a section' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Coupons' }));
    fireEvent.change(screen.getByLabelText('Heading'), { target: { value: 'At the stove' } });
    expect(await within(preview).findByText('At the stove')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.saveShopLayout).toHaveBeenCalledWith({
      id: 7,
      version: 1,
      sections: [
        { kind: 'introduction' },
        {
          kind: 'goods',
          productIds: [3],
          title: 'At the stove',
          translations: { fr: { title: 'Pour la cuisine' } },
        },
        { kind: 'coupons' },
      ],
    });
    expect(await axeViolations()).toEqual([]);
  });

  it('says at the goods what is refused, and shows both versions of a stale one', async () => {
    const theirs = { ...shop, version: 6, layout: [] };
    openOffice('/shop/home', {
      saveShopLayout: vi
        .fn(() => Promise.reject(failure('business', 'stale', theirs)))
        .mockRejectedValueOnce(failureAt('sections.0.productIds.0')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 2. Introduction' }));
    await save();
    expect(await screen.findByText(/^The server does not accept this value/)).toBeVisible();
    await save();
    const notice = await screen.findByLabelText(/^Somebody else has saved this/);
    expect(notice).toHaveTextContent(/Chosen goods · For the kitchen/);
    await userEvent.click(screen.getByText('Take what is saved'));
    expect(screen.getByText(/^Without sections, the mall arranges/)).toBeVisible();
  });

  it('says in the preview that its goods cannot be read', async () => {
    openOffice('/shop/home', {
      shopProducts: vi.fn(() => Promise.reject(failure('transport'))),
    });
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(await within(preview).findByRole('alert')).toBeInTheDocument();
  });
});
