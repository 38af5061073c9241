import { describe, expect, it, vi } from 'vitest';
import type { LoginActions, PhoneActions } from './login-actions';
import { initialLoginState } from './login-state';
import { perform } from './perform';
import type { LoginValues } from './types';

const methods = { phone: true, visitor: true };
const typed = (values: Partial<LoginValues>) => {
  const state = initialLoginState('emailSignIn', methods);
  return { ...state, values: { ...state.values, ...values } };
};

describe('perform', () => {
  it.each([
    ['0039 06 4880 1234', { phone: '0648801234', countryCode: '39' }],
    ['+44 (0)7400 123456', { phone: '7400123456', countryCode: '44' }],
    ['８６ 138-0013-8000', { phone: '13800138000', countryCode: '86' }],
    ['12', { phone: '12', countryCode: '86' }],
  ])('sends the phone number %s as it was understood', async (phone, sent) => {
    const signInByCode = vi.fn<PhoneActions['signInByCode']>(async () => {});
    const actions = { phone: { signInByCode } } as unknown as LoginActions;
    await perform('signInByCode', typed({ phone, signInCode: '１２３-４５６' }), actions);
    expect(signInByCode).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ...sent, code: '123456' }),
    );
  });

  it('sends an e-mail address without what was pasted with it, its domain in ASCII', async () => {
    const signInByEmail = vi.fn<LoginActions['signInByEmail']>(async () => {});
    const actions = { signInByEmail } as unknown as LoginActions;
    await perform('signInByEmail', typed({ email: ' \u200eNora@Bücher.example ' }), actions);
    expect(signInByEmail).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ email: 'Nora@xn--bcher-kva.example' }),
    );
  });
});
