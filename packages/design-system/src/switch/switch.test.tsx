import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Switch } from '.';

describe('Switch', () => {
  it('is focusable and switched by Space and its label', async () => {
    render(<Switch label="Only what is in stock" />);
    const input = screen.getByRole('switch', { name: 'Only what is in stock' });
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(input).toBeChecked();
    await userEvent.click(screen.getByText('Only what is in stock'));
    expect(input).not.toBeChecked();
  });

  it('does nothing while disabled', async () => {
    render(<Switch label="Letters" disabled defaultChecked />);
    await userEvent.click(screen.getByText('Letters'));
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('says what went wrong with it, before its hint', () => {
    render(<Switch label="Letters" hint="Once a week." error="Not saved." />);
    const input = screen.getByRole('switch', { name: 'Letters' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Not saved. Once a week.');
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<Switch label="Letters" labelHidden />);
    expect(screen.getByRole('switch', { name: 'Letters' })).not.toBeChecked();
  });
});
