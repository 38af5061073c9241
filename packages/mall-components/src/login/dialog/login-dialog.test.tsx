import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { initialLoginState } from '../login-state';
import { LoginDialog } from '.';

describe('LoginDialog', () => {
  it.each([
    ['emailSignIn', 'Sign in'],
    ['registerEmail', 'Create an account'],
    ['forgotPassword', 'Forgotten your password?'],
    ['visitor', 'How would you like to check out?'],
  ] as const)('is named after its mode: %s', (mode, name) => {
    renderInEnglish(
      <LoginDialog
        open
        state={initialLoginState(mode)}
        send={() => undefined}
        agreementHref="/agreement"
      />,
    );
    expect(screen.getByRole('dialog', { name })).toBeVisible();
  });

  it('focuses the first field, not the tab', async () => {
    renderInEnglish(
      <LoginDialog
        open
        state={initialLoginState('emailSignIn', { phone: true, visitor: false })}
        send={() => undefined}
        agreementHref="/agreement"
      />,
    );
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(field).toHaveFocus());
  });
});
