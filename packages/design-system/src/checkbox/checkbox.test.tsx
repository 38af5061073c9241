import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from '.';

it('is toggled by Space and by its label', async () => {
  render(<Checkbox label="All goods" />);
  const box = screen.getByRole('checkbox', { name: 'All goods' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
  await userEvent.click(screen.getByText('All goods'));
  expect(box).not.toBeChecked();
});

it('says when only some are checked', () => {
  const { rerender } = render(<Checkbox label="Shop" indeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  rerender(<Checkbox label="Shop" checked readOnly />);
  expect(screen.getByRole('checkbox')).toBeChecked();
});
