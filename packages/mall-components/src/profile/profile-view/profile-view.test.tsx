import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import type { Profile } from '../types';
import { ProfileView, type ProfileViewProps } from './profile-view';

const nora: Profile = { nickname: 'Nora', email: 'nora@example.com', kind: 'email' };
const password = { sendCode: () => Promise.resolve(), change: () => Promise.resolve() };

function show(props: Partial<ProfileViewProps> = {}) {
  const calls = { onSave: vi.fn(() => Promise.resolve()), onUpload: vi.fn() };
  renderInEnglish(<ProfileView profile={nora} password={password} {...calls} {...props} />);
  return calls;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const name = () => screen.getByRole('textbox', { name: 'User name' });
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Picture'), file, { applyAccept: false });

describe('ProfileView', { timeout: 20_000 }, () => {
  it('saves the trimmed name', async () => {
    const { onSave } = show();
    await userEvent.clear(name());
    await userEvent.type(name(), ' Mira ');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ nickname: 'Mira', avatarSrc: undefined });
    await waitFor(() => expect(name()).toHaveValue('Mira'));
  });

  it('keeps all input when saving fails, and shows why', async () => {
    show({ onSave: () => Promise.reject(new ShopperError('Not today.')) });
    await userEvent.type(name(), '!');
    await save();
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(name()).toHaveValue('Nora!');
  });

  it('does not save while the picture is uploading', async () => {
    const { onSave } = show({ onUpload: () => new Promise(() => undefined) });
    await choose(new File(['x'], 'me.png', { type: 'image/png' }));
    await save();
    expect(screen.getByText(/still uploading/)).toBeVisible();
    expect(screen.getByLabelText('Picture')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('aborts the upload of a removed picture', async () => {
    const signals: AbortSignal[] = [];
    show({
      onUpload: (_file, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    await choose(new File(['x'], 'me.png', { type: 'image/png' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove me.png' }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each([
    ['google', /sign in with Google/],
    ['visitor', /without an account/],
  ] as const)('explains why an account of kind %s has no password', (kind, words) => {
    show({ profile: { ...nora, kind } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  });

  it('formats a phone number by country, and names the country', async () => {
    const phone = { number: '701234567', dialCode: '46' };
    show({ profile: { nickname: 'Nora', phone, kind: 'phone' } });
    const field = screen.getByRole('textbox', { name: 'Phone number' });
    await waitFor(() => expect(field).toHaveValue('+46 70 123 45 67 (Sweden)'));
  });
});
