import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { category, mallKey, trade } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

const menuOf = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the categories', () => {
  it('are a tree with counts, in the order of the menu', async () => {
    openMall('/categories');
    const name = await screen.findByText('Kettles');
    expect(name.closest('tr')).toHaveTextContent('Kettles12Yes');
    expect(await axeViolations()).toEqual([]);
  });

  it('are moved among their neighbours and elsewhere, by keys', async () => {
    const { calls } = openMall('/categories');
    (await screen.findByRole('button', { name: 'Move Kettles down' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(calls.moveCategory).toHaveBeenCalledWith({
      id: 2,
      version: 1,
      parentId: 1,
      position: 1,
    });
    expect(await screen.findByText('Kettles is now 2 of 2 below Kitchen.')).toBeVisible();
    await menuOf('Kettles', 'Move elsewhere');
    await userEvent.selectOptions(screen.getByLabelText('Below'), 'Garden');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Kettles is moved.')).toBeVisible();
    expect(calls.moveCategory).toHaveBeenLastCalledWith({
      id: 2,
      version: 1,
      parentId: 4,
      position: 10_000,
    });
  });

  it('are created below another one with translations, once', async () => {
    const { calls } = openMall('/categories', {
      createCategory: vi
        .fn(async (_args: object, _options: object) => ({ id: 9 }))
        .mockRejectedValueOnce(failure('timeout')),
    });
    await menuOf('Kitchen', 'New one below');
    const dialog = within(screen.getByRole('dialog', { name: 'New category below Kitchen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Fill this in')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Pans');
    await userEvent.click(dialog.getByRole('button', { name: 'In other languages' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name (Français)' }), 'Poêles');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('took too long');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const [first, second] = calls.createCategory.mock.calls;
    expect(second).toEqual(first);
    expect(second?.[0]).toEqual({
      name: 'Pans',
      icon: '',
      shown: true,
      parentId: 1,
      translations: { fr: { name: 'Poêles' } },
    });
  });

  it('are deleted once their goods have another one, and say what is in the way', async () => {
    const { calls } = openMall('/categories', {
      deleteCategory: vi.fn(async () => null).mockRejectedValueOnce(failure('business', 'in-use')),
    });
    await menuOf('Kettles', 'Delete');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Kettles?' }));
    await userEvent.selectOptions(dialog.getByLabelText('Its goods go to'), 'Kitchen › Pots');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Other categories are below it/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Kettles is deleted.')).toBeVisible();
    expect(calls.deleteCategory).toHaveBeenLastCalledWith({ id: 2, version: 1, moveTo: 3 });
  });

  it('show both versions of one that somebody else has saved, and take theirs', async () => {
    openMall('/categories', {
      saveCategory: () =>
        Promise.reject(
          failure('business', 'stale', { ...category, version: 5, name: 'Tea kettles' }),
        ),
    });
    await menuOf('Kettles', 'Edit');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Kettles' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' and pots');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByRole('row', { name: 'Name Kettles and pots Tea kettles' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take what is saved' }));
    expect(name).toHaveValue('Tea kettles');
  });

  it('are only read without the right to write', async () => {
    openMall('/categories', { operatorSelf: async () => mallKey(['content:read']) });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});

describe('the trades', () => {
  it('have their commission changed', async () => {
    const { calls } = openMall('/categories?tab=trades');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Pottery' }));
    const fee = screen.getByLabelText('Commission in percent');
    await userEvent.clear(fee);
    await userEvent.type(fee, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const { id, version, name, sort, translations } = trade;
    expect(calls.saveTrade).toHaveBeenCalledWith({ id, version, name, fee: 7, sort, translations });
  });
});
