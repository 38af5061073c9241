import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { RadioGroupProps } from '.';
import { RadioGroup } from '.';

const options = [
  { value: 'card', label: 'Card' },
  { value: 'cash', label: 'Cash', disabled: true },
  { value: 'balance', label: 'Balance' },
];

function setUp(props: Partial<RadioGroupProps> = {}) {
  const onValueChange = vi.fn();
  render(<RadioGroup label="Pay with" {...{ options, onValueChange }} {...props} />);
  return { onValueChange, radio: (name: string) => screen.getByRole('radio', { name }) };
}

describe('RadioGroup', () => {
  it('is a radio group', async () => {
    const { onValueChange, radio } = setUp({ defaultValue: 'card' });
    expect(screen.getByRole('group', { name: 'Pay with' })).toBeInTheDocument();
    await userEvent.click(radio('Balance'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('balance', because('input'));
    expect(radio('Card')).not.toBeChecked();
  });

  it('keeps its controlled value', async () => {
    const { radio } = setUp({ value: 'card' });
    await userEvent.click(radio('Balance'));
    expect(radio('Card')).toBeChecked();
  });

  it('describes the group by its error, then by its hint', () => {
    setUp({ error: 'Choose one.', hint: 'Or later.' });
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one. Or later.');
  });

  it('is one tab stop, at the selected option', async () => {
    const { radio } = setUp({ defaultValue: 'balance' });
    await userEvent.tab();
    expect(radio('Balance')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Balance'],
    ['{ArrowRight}', 'Balance'],
    ['{ArrowUp}', 'Balance'],
    ['{ArrowLeft}', 'Balance'],
    ['{ArrowDown}{ArrowDown}', 'Card'],
  ])('selects on %s %s, skipping the disabled option', async (keys, name) => {
    const { radio } = setUp({ defaultValue: 'card' });
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(radio(name)).toBeChecked();
    expect(radio(name)).toHaveFocus();
  });

  it('selects with Space', async () => {
    const { radio } = setUp();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(radio('Card')).toBeChecked();
  });
});
