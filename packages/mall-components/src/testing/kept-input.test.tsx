import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AddressListView } from '../address';
import { sampleAddresses, sampleCountries } from '../address/address.sample';
import { CheckoutView } from '../checkout';
import {
  sampleCheckoutShops,
  samplePaymentMethods,
  sampleTotals,
} from '../checkout/checkout.sample';
import { ShopperError } from '../error';
import { ProfileView } from '../profile';
import { RefundDetailView, RefundFormView } from '../refund';
import { sampleReasons, sampleRefundable, sampleRefundDetail } from '../refund/testing/samples';
import { MyReviewsView, WriteReviewView } from '../review';
import { sampleGoodsToReview, sampleOwnReview } from '../review/review.sample';
import { DraftProvider } from '../settings';
import { draftMemory } from './draft-memory';
import { renderInEnglish } from './render-in-english';

/** A page whose session ends: it goes away for sign-in, and is displayed anew. */
function open(page: ReactNode) {
  const store = draftMemory();
  const show = () => renderInEnglish(<DraftProvider store={store}>{page}</DraftProvider>);
  let shown = show();
  return {
    store,
    signInAgain() {
      shown.unmount();
      shown = show();
    },
  };
}
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const picture = new File(['x'], 'mug.png', { type: 'image/png' });
const onUpload = () => Promise.resolve('/picture/upload/mug.png');

/** A submission that fails the first time, since the session has ended. */
const submission = () =>
  vi.fn((_sent: unknown) => Promise.resolve()).mockRejectedValueOnce(new ShopperError('Sign in.'));

describe('a session that ends loses nothing', { timeout: 30_000 }, () => {
  it('of a checkout: messages to shops and the payment method', async () => {
    const onSubmit = submission();
    const { signInAgain } = open(
      <CheckoutView
        {...{ addresses: sampleAddresses, addressId: 1, countries: sampleCountries }}
        {...{ shops: sampleCheckoutShops, coupons: [], couponIds: [] }}
        {...{ paymentMethods: samplePaymentMethods, totals: sampleTotals, onSubmit }}
        {...{ onAddressChange: vi.fn(), onAddressSave: vi.fn(), onCouponsChange: vi.fn() }}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    await press('Add a note for Hearth & Clay');
    await userEvent.type(box('Message to Hearth & Clay'), 'Ring twice');
    await press(/^Pay/);
    signInAgain();
    expect(box('Message to Hearth & Clay')).toBeVisible();
    await press(/^Pay/);
    const order = { paymentMethodId: 'paypal', notes: [{ shopId: 11, text: 'Ring twice' }] };
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining(order));
  });

  it('of an address: the dialog is open again, with its text', async () => {
    const onSave = submission();
    const { store, signInAgain } = open(
      <AddressListView
        {...{ addresses: sampleAddresses, countries: sampleCountries }}
        {...{ onSave, onSetDefault: vi.fn(), onRemove: vi.fn() }}
      />,
    );
    await press('Add address');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
    signInAgain();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    await press('Cancel');
    expect(store.kept()).toEqual({});
  });

  it('of a changed address, which is still the same one', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    const { store, signInAgain } = open(
      <AddressListView
        {...{ addresses: sampleAddresses, countries: sampleCountries }}
        {...{ onSave, onSetDefault: vi.fn(), onRemove: vi.fn() }}
      />,
    );
    const [first] = sampleAddresses;
    await userEvent.click(screen.getAllByRole('button', { name: /^Edit/ })[0] ?? document.body);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'X');
    signInAgain();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(`${first?.name}X`);
    await press('Save');
    const changed = expect.objectContaining({ name: `${first?.name}X` });
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(changed, first?.id));
    await waitFor(() => expect(store.kept()).toEqual({}));
  });

  it('of a review: stars, text and pictures', async () => {
    const onSubmit = submission();
    const { store, signInAgain } = open(
      <WriteReviewView goods={sampleGoodsToReview} reviewsHref="/" {...{ onUpload, onSubmit }} />,
    );
    for (const name of ['Product quality', 'Service']) {
      const group = within(screen.getByRole('group', { name }));
      await userEvent.click(group.getByRole('radio', { name: /^4 stars/ }));
    }
    await userEvent.type(box('Your experience'), 'Pours well.');
    await userEvent.upload(screen.getByLabelText('Pictures'), picture);
    await screen.findByText('Uploaded');
    await press('Send review');
    await screen.findByText('Sign in.');
    signInAgain();
    await press('Send review');
    expect(onSubmit).toHaveBeenLastCalledWith({
      productScore: 4,
      serviceScore: 4,
      text: 'Pours well.',
      pictures: ['/picture/upload/mug.png'],
    });
    await waitFor(() => expect(store.kept()).toEqual({}));
  });

  it('of a review’s pictures that were removed again', async () => {
    const { store, signInAgain } = open(
      <WriteReviewView
        goods={sampleGoodsToReview}
        reviewsHref="/"
        {...{ onUpload, onSubmit: vi.fn() }}
      />,
    );
    await userEvent.upload(screen.getByLabelText('Pictures'), picture);
    await waitFor(() => expect(store.kept()).toHaveProperty('reviewPictures.length', 1));
    signInAgain();
    await press(/^Remove/);
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    signInAgain();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('of an addition to a review', async () => {
    const onFollowUp = submission();
    const { store, signInAgain } = open(
      <MyReviewsView
        {...{ tab: 'written', onTabChange: vi.fn(), counts: {}, goods: [], onFollowUp }}
        reviews={[{ ...sampleOwnReview, canFollowUp: true }]}
      />,
    );
    await press(/^Add to your review/);
    await userEvent.type(box('What you add'), 'Still whole.');
    await press('Add it');
    signInAgain();
    expect(box('What you add')).toHaveValue('Still whole.');
    await press('Add it');
    await waitFor(() => expect(store.kept()).toEqual({}));
    expect(onFollowUp).toHaveBeenCalledTimes(2);
  });

  it('of an application for a refund', async () => {
    const onApply = submission();
    const { store, signInAgain } = open(
      <RefundFormView
        {...{ order: sampleRefundable, reasons: sampleReasons, onApply, onUpload }}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Refund Reading lamp/ }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Damaged on arrival');
    await userEvent.type(box(/^Your note/), 'Broken');
    await press('Send request');
    signInAgain();
    await press('Send request');
    const [[first], [second]] = onApply.mock.calls as [[object], [object]];
    expect(second).toEqual(first);
    expect(second).toMatchObject({
      reason: 'Damaged on arrival',
      remark: 'Broken',
      lines: [{ quantity: 2 }],
    });
    await waitFor(() => expect(store.kept()).toEqual({}));
  });

  it('of a parcel that is sent back', async () => {
    const onSendBack = submission();
    const { store, signInAgain } = open(
      <RefundDetailView
        refund={sampleRefundDetail('toReturn')}
        {...{ onSendBack, onWithdraw: vi.fn() }}
      />,
    );
    await userEvent.type(box('Courier'), 'PostNord');
    await userEvent.type(box('Tracking number'), 'A1');
    signInAgain();
    expect(box('Courier')).toHaveValue('PostNord');
    await press('I have sent the items');
    signInAgain();
    await press('I have sent the items');
    await waitFor(() => expect(store.kept()).toEqual({}));
  });

  it('of a profile: the name and a picture that is uploaded', async () => {
    const onSave = submission();
    const profile = { nickname: 'Nora', email: 'nora@example.com', kind: 'email' as const };
    const password = { sendCode: () => Promise.resolve(), change: () => Promise.resolve() };
    const { store, signInAgain } = open(
      <ProfileView {...{ profile, password, onUpload, onSave }} />,
    );
    await userEvent.type(box('User name'), '!');
    await userEvent.upload(screen.getByLabelText('Picture'), picture);
    await screen.findByText('Uploaded');
    await press('Save');
    await screen.findByText('Sign in.');
    signInAgain();
    expect(box('User name')).toHaveValue('Nora!');
    await press('Save');
    const saved = { nickname: 'Nora!', avatarSrc: '/picture/upload/mug.png' };
    expect(onSave).toHaveBeenLastCalledWith(saved);
    await waitFor(() => expect(store.kept()).toEqual({}));
  });
});
