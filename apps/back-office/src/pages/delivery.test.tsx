import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, failureAt, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';
import { freight } from '../testing/shop-samples';

// The lists of countries are long: names are looked up without asking for each element whether it is hidden
const press = (form: HTMLElement, name: string) =>
  userEvent.click(within(form).getByRole('button', { name, hidden: true }));
const fill = (field: HTMLElement | undefined, text: string) =>
  fireEvent.change(field as HTMLElement, { target: { value: text } });

/** The forms of the page: freight, ways, trial. */
async function openForms(replaced: Parameters<typeof openOffice>[1] = {}) {
  const office = openOffice('/delivery', replaced);
  const formOf = async (text: string) =>
    (await screen.findByText(text)).closest('form') as HTMLElement;
  return {
    ...office,
    rule: await formOf('How is freight counted?'),
    ways: await formOf('How do you deliver?'),
    trial: await formOf('Try it out'),
  };
}

describe('the delivery of a shop', () => {
  it('is by couriers and its own, with its freight', async () => {
    const { calls, ways } = await openForms();
    await userEvent.click(within(ways).getByLabelText('Both, our own courier first'));
    fill(within(ways).getByLabelText('Freight of our own courier'), '2');
    fill(within(ways).getByLabelText('Orders of the same day until'), '11:30');
    fill(within(ways).getByLabelText('Working days until you ship'), '2');
    await press(ways, 'Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.setShopDelivery).toHaveBeenCalledWith({
      id: 7,
      methods: ['shopCourier', 'courier'],
      shopCourierFreight: '2.00',
      handling: { cutOff: '11:30', days: 2 },
    });
    expect(await axeViolations()).toEqual([]);
  });

  it('costs by country and weight; a refused zone says so at its field', async () => {
    const { calls, rule } = await openForms({
      saveShopFreight: vi
        .fn(async () => freight)
        .mockRejectedValueOnce(failureAt('rule.zones.1.base')),
    });
    await press(rule, 'Add a zone');
    const bases = within(rule).getAllByLabelText(/^Freight for these/);
    expect(bases[0]).toHaveValue('4.50');
    fill(bases[1], '9');
    fill(within(rule).getAllByLabelText(/^Freight for each of these/)[1], '2');
    await press(rule, 'Save');
    expect(await within(rule).findByText(/^The server does not accept this value/)).toBeVisible();
    expect(bases[1]).toHaveFocus();
    await press(rule, 'Save');
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
    const { rule } = await openForms({
      saveShopFreight: () => Promise.reject(failure('business', 'stale', theirs)),
    });
    await userEvent.click(within(rule).getByLabelText('By number of pieces'));
    await press(rule, 'Save');
    const notice = await within(rule).findByLabelText(/^Somebody else has saved this/);
    expect(notice).toHaveTextContent(
      /How is freight counted\?By number of piecesGoods have their own postage/,
    );
    await press(rule, 'Take what is saved');
    expect(within(rule).getByLabelText('Goods have their own postage')).toBeChecked();
  });

  it('is tried out with what is entered', async () => {
    const { calls, rule, trial } = await openForms();
    fill(within(rule).getByLabelText(/^Freight for these/), '5.50');
    await userEvent.type(within(trial).getByLabelText('Country'), 'Spai');
    await userEvent.click(await screen.findByRole('option', { name: 'Spain', selected: false }));
    await userEvent.type(within(trial).getByLabelText('Goods'), 'ke');
    await userEvent.click(await screen.findByText('Iron kettle (black)'));
    await press(trial, 'What does it cost?');
    expect(await within(trial).findByText('€5.50')).toBeVisible();
    expect(
      within(trial).getByText('Arrives 2 to 4 working days after it is shipped'),
    ).toBeVisible();
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
