import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactors } from '@vermilion/api-client/operator';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, openOffice } from '../testing/open-office';
import { factors, passkey } from '../testing/samples';

const { startRegistration } = vi.hoisted(() => ({
  startRegistration: vi.fn(async () => ({ id: 'made' })),
}));
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration,
  startAuthentication: async () => ({ id: 'signed' }),
}));

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  return () => vi.unstubAllGlobals();
});

/** Opens the page with these second factors; calls change them, as the server does. */
function openWith(first: Partial<SecondFactors> = {}) {
  const state = { ...factors, ...first };
  const calls = {
    secondFactors: async () => ({ ...state }),
    addPasskey: vi.fn(async ({ name }: { name: string }) => {
      const isFirst = !state.hasApp && state.passkeys.length === 0;
      state.passkeys = [...state.passkeys, { ...passkey, id: 9, name }];
      return { recoveryCodes: isFirst ? ['bbbbb-22222'] : [] };
    }),
    renamePasskey: vi.fn(async ({ name }: { name: string }) => {
      state.passkeys = state.passkeys.map((one) => ({ ...one, name }));
      return null;
    }),
    removePasskey: vi.fn(async ({ id }: { id: number }) => {
      state.passkeys = state.passkeys.filter((one) => one.id !== id);
      return null;
    }),
    removeSecondFactor: vi.fn(async (_args: object) => {
      state.hasApp = false;
      return null;
    }),
    proveSecondFactor: vi.fn(async (_args: object) => {
      state.isProved = true;
      return null;
    }),
  };
  openOffice('/second-factor', calls);
  return calls;
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('the page of second factors', () => {
  it('is in the menu of the account', async () => {
    openOffice('/');
    await press(/^Account of/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Second factor' }));
    expect(await screen.findByRole('heading', { name: 'Second factor', level: 1 })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('adds the first passkey under a name, and shows the recovery codes once', async () => {
    const calls = openWith();
    await press('Add a passkey');
    const adding = within(await dialog('Add a passkey'));
    await userEvent.clear(adding.getByLabelText('Name'));
    await userEvent.type(adding.getByLabelText('Name'), ' Key ring ');
    await userEvent.click(adding.getByRole('button', { name: 'Add a passkey' }));
    expect(await dialog('Keep your recovery codes')).toHaveTextContent('bbbbb-22222');
    expect(calls.addPasskey).toHaveBeenCalledWith({ name: 'Key ring', passkey: { id: 'made' } });
    await press('I have kept them');
    expect(await screen.findByRole('cell', { name: 'Never' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Key ring' })).toBeVisible();
  });

  it('asks for the second factor before it adds another one', async () => {
    const calls = openWith({ hasApp: true });
    await press('Add a passkey');
    await dialog('Confirm that it is you');
    await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '123 456');
    await press('Confirm');
    await dialog('Add a passkey');
    expect(calls.proveSecondFactor).toHaveBeenCalledWith({ code: '123456' });
  });

  it('says that the device has one already, and keeps the name', async () => {
    const known = Object.assign(new Error(), { name: 'InvalidStateError' });
    startRegistration.mockRejectedValueOnce(known);
    openWith();
    await press('Add a passkey');
    const adding = within(await dialog('Add a passkey'));
    await userEvent.type(adding.getByLabelText('Name'), '0');
    await userEvent.click(adding.getByRole('button', { name: 'Add a passkey' }));
    expect(await adding.findByRole('alert')).toHaveTextContent('keeps a passkey for your account');
    expect(adding.getByLabelText('Name')).toHaveValue('Passkey 10');
  });

  it('renames one', async () => {
    const calls = openWith({ passkeys: [passkey] });
    await press('Rename Work laptop');
    await userEvent.type(screen.getByLabelText('Name'), ' 2');
    await press('Save');
    expect(await screen.findByRole('rowheader', { name: 'Work laptop 2' })).toBeVisible();
    expect(calls.renamePasskey).toHaveBeenCalledWith({ id: 3, name: 'Work laptop 2' });
  });

  it('removes the last one with its passkey, and says that the recovery codes end', async () => {
    openWith({ passkeys: [passkey], recoveryCodes: 9 });
    await press('Remove Work laptop');
    await dialog('Confirm that it is you');
    await press('Use a passkey');
    const asking = await screen.findByRole('alertdialog', { name: 'Remove “Work laptop”?' });
    expect(asking).toHaveTextContent('your recovery codes end with it');
    await userEvent.click(within(asking).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^A passkey is kept by/)).toBeVisible();
  });

  it('removes the app beside a passkey', async () => {
    const calls = openWith({ hasApp: true, passkeys: [passkey], isProved: true });
    await press('Remove the app');
    const asking = await screen.findByRole('alertdialog', { name: /authenticator app/ });
    expect(asking).toHaveTextContent('your other second factor');
    await userEvent.click(within(asking).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
    expect(calls.removeSecondFactor).toHaveBeenCalledWith({});
  });

  it('says where passkeys work, when it is not here', async () => {
    openWith({ passkeyOrigin: 'https://office.example' });
    expect(await screen.findByText(/work at https:\/\/office.example only/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('says why it cannot be shown', async () => {
    openOffice('/second-factor', { secondFactors: () => Promise.reject(failure('transport')) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
