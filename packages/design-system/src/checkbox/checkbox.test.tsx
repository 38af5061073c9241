import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '.';

describe('Checkbox', () => {
  it('is focusable and toggled by Space and its label', async () => {
    render(<Checkbox label="All goods" />);
    const box = screen.getByRole('checkbox', { name: 'All goods' });
    await userEvent.tab();
    expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    await userEvent.click(screen.getByText('All goods'));
    expect(box).not.toBeChecked();
  });

  it('is indeterminate when only some are checked, and becomes checked by Space', async () => {
    const { rerender } = render(<Checkbox label="Shop" indeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    rerender(<Checkbox label="Shop" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('is marked invalid, and does nothing while disabled', async () => {
    render(<Checkbox label="I agree" invalid disabled />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    await userEvent.click(screen.getByText('I agree'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<Checkbox label="Blue mug" labelHidden />);
    expect(screen.getByRole('checkbox', { name: 'Blue mug' })).toBeInTheDocument();
  });
});
