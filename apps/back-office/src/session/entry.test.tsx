import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failure, openOffice } from '../testing/open-office';
import { keyWith, place } from '../testing/samples';

const { startAuthentication } = vi.hoisted(() => ({
  startAuthentication: vi.fn(async () => ({ id: 'signed' })),
}));
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication,
  startRegistration: async () => ({ id: 'made' }),
}));
const addPasskey = async (_args: object) => ({ recoveryCodes: ['aaaaa-11111'] });

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
    const calls = guest([{ ...place, secondFactor: 'set', secondFactors: ['app'] }]);
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

  it('sets a missing second factor up, whose code also lets in: picture, secret, code, recovery codes', async () => {
    const calls = guest([{ ...place, secondFactor: 'required' }]);
    openOffice('/', calls);
    await signIn();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('aaaaa-11111')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(calls.openStaffSession).toHaveBeenCalledWith({ staffId: 5 });
  });

  it('asks for a passkey, and says when none was confirmed; a recovery code works, too', async () => {
    const calls = guest([{ ...place, secondFactor: 'set', secondFactors: ['passkey'] }]);
    startAuthentication.mockRejectedValueOnce(
      Object.assign(new Error(), { name: 'NotAllowedError' }),
    );
    openOffice('/', calls);
    await signIn();
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    expect(screen.getByLabelText('Recovery code')).toBeVisible();
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was confirmed in time');
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(calls.openStaffSession).toHaveBeenCalledWith({ staffId: 5, passkey: { id: 'signed' } });
  });

  it('sets a passkey up as the missing second factor, where this browser can', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const calls = {
      ...guest([{ ...place, secondFactor: 'required' }]),
      addPasskey: vi.fn(addPasskey),
    };
    openOffice('/', calls);
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('aaaaa-11111')).toBeVisible();
    expect(calls.addPasskey).toHaveBeenCalledWith({ name: 'Passkey 1', passkey: { id: 'made' } });
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
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
