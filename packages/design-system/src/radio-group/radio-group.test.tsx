import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from '.';

const options = [
  { value: 'card', label: 'Card' },
  { value: 'balance', label: 'Balance' },
];

it('is one group in which one is chosen', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioGroup
      label="Pay with"
      options={options}
      defaultValue="card"
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Pay with' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Balance' }));
  expect(onValueChange).toHaveBeenCalledWith('balance');
  expect(screen.getByRole('radio', { name: 'Card' })).not.toBeChecked();
});

it('stays with the value it is given', async () => {
  render(<RadioGroup label="Pay with" options={options} value="card" />);
  await userEvent.click(screen.getByRole('radio', { name: 'Balance' }));
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
});

it('describes the group by its error', () => {
  render(<RadioGroup label="Pay with" options={options} error="Choose one." />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.');
});
