import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, failureAt, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';
import { freight } from '../testing/shop-samples';

const formOf = async (button: HTMLElement) => within(button.closest('form') as HTMLElement);

/** The forms of the page: ways, freight, trial. */
async function openForms(replaced: Parameters<typeof openOffice>[1] = {}) {
  const office = openOffice('/delivery', replaced);
  const rule = await screen.findByRole('group', { name: 'How is freight counted?' });
  const ways = await screen.findByRole('group', { name: 'How do you deliver?' });
  const ask = screen.getByRole('button', { name: 'What does it cost?' });
  return {
    ...office,
    freight: await formOf(rule),
    ways: await formOf(ways),
    trial: await formOf(ask),
  };
}

describe('the delivery of a shop', () => {
  it('is by couriers and its own, with its freight', async () => {
    const { calls, ways } = await openForms();
    await userEvent.click(ways.getByRole('radio', { name: 'Both, our own courier first' }));
    await userEvent.type(ways.getByRole('textbox', { name: 'Freight of our own courier' }), '2');
    await userEvent.click(ways.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.setShopDelivery).toHaveBeenCalledWith({
      id: 7,
      methods: ['shopCourier', 'courier'],
      shopCourierFreight: '2.00',
    });
    expect(await axeViolations()).toEqual([]);
  });

  it('costs by country and weight; a refused zone says so at its field', async () => {
    const { calls, freight: form } = await openForms({
      saveShopFreight: vi
        .fn(async () => freight)
        .mockRejectedValueOnce(failureAt('rule.zones.1.base')),
    });
    await userEvent.click(form.getByRole('button', { name: 'Add a zone' }));
    const bases = form.getAllByRole('textbox', { name: 'Freight for these' });
    expect(bases[0]).toHaveValue('4.50');
    await userEvent.type(bases[1] as HTMLElement, '9');
    await userEvent.type(
      form.getAllByRole('textbox', { name: 'Freight for each of these' })[1] as HTMLElement,
      '2',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^The server does not accept this value/)).toBeVisible();
    expect(bases[1]).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.saveShopFreight).toHaveBeenLastCalledWith({
      id: 7,
      version: 1,
      rule: {
        by: 'weight',
        zones: [
          freight.rule?.zones[0],
          expect.objectContaining({ countries: [], base: '9.00', further: '2.00' }),
        ],
      },
    });
  });

  it('that somebody else has changed shows both versions, and takes theirs', async () => {
    const theirs = { ...freight, version: 4, rule: null };
    const { freight: form } = await openForms({
      saveShopFreight: () => Promise.reject(failure('business', 'stale', theirs)),
    });
    await userEvent.click(form.getByRole('radio', { name: 'By number of pieces' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByRole('row', {
        name: /How is freight counted\? By number of pieces Goods have their own postage/,
      }),
    ).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Take what is saved' }));
    expect(form.getByRole('radio', { name: 'Goods have their own postage' })).toBeChecked();
  });

  it('is tried out with what is entered', async () => {
    const { calls, freight: form, trial } = await openForms();
    const base = form.getByRole('textbox', { name: 'Freight for these' });
    await userEvent.clear(base);
    await userEvent.type(base, '5.50');
    await userEvent.type(trial.getByRole('combobox', { name: 'Country' }), 'Spain');
    await userEvent.click(await screen.findByRole('option', { name: 'Spain' }));
    await userEvent.type(trial.getByRole('combobox', { name: 'Goods' }), 'kettle');
    await userEvent.click(await screen.findByRole('option', { name: 'Iron kettle (black)' }));
    await userEvent.click(trial.getByRole('button', { name: 'What does it cost?' }));
    expect(await trial.findByText('€5.50')).toBeVisible();
    expect(trial.getByText('Arrives after 2 to 4 days')).toBeVisible();
    expect(calls.quoteShopFreight).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 7,
        country: 'ES',
        lines: [{ skuId: 31, quantity: 1 }],
        rule: expect.objectContaining({ by: 'weight' }),
      }),
    );
  });

  it('is not for the mall', async () => {
    openOffice('/delivery', {
      operatorSelf: async () => ({ ...keyWith(['shops:write']), shopId: null }),
    });
    expect(await screen.findByText(/^This page is about one shop/)).toBeVisible();
  });
});
