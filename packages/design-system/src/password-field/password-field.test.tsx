import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from '.';

const texts = { label: 'Password', revealLabel: 'Show', concealLabel: 'Hide' };

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField {...texts} />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('submits its form on Enter', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <PasswordField {...texts} />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each(['{Enter}', ' '])(
    'has a button that is reachable by Tab and pressed on %s',
    async (key) => {
      render(<PasswordField {...texts} />);
      await userEvent.tab();
      expect(screen.getByLabelText('Password')).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
    },
  );

  it('disables its button while disabled', () => {
    render(<PasswordField {...texts} disabled />);
    expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
  });
});
