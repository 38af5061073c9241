import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failure, openOffice } from '../testing/open-office';
import { keyWith, place } from '../testing/samples';

/** Calls of a guest, until a place is opened. */
function guest(places = [place]) {
  const state = { isSignedIn: false, isOpen: false };
  const ended = () => Promise.reject(failure('session'));
  return {
    operatorSelf: () => (state.isOpen ? Promise.resolve(keyWith()) : ended()),
    staffPlaces: () => (state.isSignedIn ? Promise.resolve(places) : ended()),
    loginByEmail: vi.fn(async (_args: object) => void (state.isSignedIn = true)),
    loginByPhone: vi.fn(async (_args: object) => void (state.isSignedIn = true)),
    openStaffSession: vi.fn(async (_args: object) => void (state.isOpen = true)),
  };
}

async function signIn(account = 'ada@example.com') {
  await userEvent.type(await screen.findByLabelText(/^Email address or phone/), account);
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the way in', () => {
  it('opens the only place after the password, at the page that was asked for', async () => {
    const calls = guest();
    openOffice('/goods', calls);
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
    expect(calls.loginByEmail).toHaveBeenCalledWith({
      email: 'ada@example.com',
      password: 'secret',
    });
    expect(calls.openStaffSession).toHaveBeenCalledWith({ staffId: 5, code: undefined });
  });

  it('takes a phone number with its country code', async () => {
    const calls = guest();
    openOffice('/', calls);
    await signIn('+34 612 34 56 78');
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(calls.loginByPhone).toHaveBeenCalledWith(
      expect.objectContaining({ countryCode: '+34', password: 'secret' }),
    );
  });

  it('says why it refuses, and keeps what was typed', async () => {
    const refused = () => Promise.reject(failure('business', 'wrong-email-sign-in'));
    openOffice('/', { ...guest(), loginByEmail: refused });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('address or the password is wrong');
    expect(screen.getByLabelText(/^Email address/)).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
  });

  it('leads to the mall’s sign-in where the server asks for a captcha', async () => {
    openOffice('/', { ...guest(), loginByEmail: () => Promise.reject(failure('captcha')) });
    await signIn();
    expect(await screen.findByRole('link', { name: 'Sign in to the mall' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('asks between two places', async () => {
    const other = { ...place, staffId: 9, shopId: null, shopName: null };
    const calls = guest([place, other]);
    openOffice('/', calls);
    await signIn();
    await userEvent.click(await screen.findByRole('radio', { name: /^The mall/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() =>
      expect(calls.openStaffSession).toHaveBeenCalledWith({ staffId: 9, code: undefined }),
    );
  });

  it('asks for a code, and says when it is wrong', async () => {
    const calls = guest([{ ...place, secondFactor: 'set' }]);
    calls.openStaffSession.mockRejectedValueOnce(failure('business', 'wrong-code'));
    openOffice('/', calls);
    await signIn();
    const code = await screen.findByLabelText('Code of your authenticator app');
    await userEvent.type(code, '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(/^This code is wrong/)).toBeVisible();
    expect(code).toHaveValue('123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(calls.openStaffSession).toHaveBeenLastCalledWith({ staffId: 5, code: '123456' });
  });

  it('sets a missing second factor up: picture, secret, code, recovery codes', async () => {
    openOffice('/', guest([{ ...place, secondFactor: 'required' }]));
    await signIn();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('aaaaa-11111')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/wait until your app shows the next one/)).toBeVisible();
  });

  it('tells an account that works nowhere how to get a place', async () => {
    openOffice('/', guest([]));
    await signIn();
    expect(await screen.findByRole('link', { name: 'Open a shop' })).toBeVisible();
  });
});

describe('a session that ends', () => {
  it('is opened again over the page, which keeps what was typed', async () => {
    const { calls, endSession } = openOffice('/orders/SH1', {
      operatorOrder: async () => ({
        ...(await import('../testing/samples')).order,
        state: 'toReceive',
      }),
    });
    await userEvent.type(await screen.findByLabelText('Tell where it is'), 'In Lyon');
    endSession();
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await signIn();
    expect(await screen.findByRole('button', { name: 'Add' })).toBeVisible();
    expect(screen.getByLabelText('Tell where it is')).toHaveValue('In Lyon');
    expect(calls.openStaffSession).toHaveBeenCalledWith({ staffId: 5, code: undefined });
  });
});
