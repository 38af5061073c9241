import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { RadioCardsProps } from '.';
import { RadioCards } from '.';

const options: RadioCardsProps['options'] = [
  { value: 'courier', title: 'Courier', description: 'Tomorrow', aside: '$4.00' },
  { value: 'drone', title: 'Drone', description: 'Not here', disabled: true },
  { value: 'shop', title: 'Shop' },
];

function setUp(props: Partial<RadioCardsProps> = {}) {
  const onValueChange = vi.fn();
  render(<RadioCards label="Deliver by" {...{ options, onValueChange }} {...props} />);
  return { onValueChange, radio: (name: string) => screen.getByRole('radio', { name }) };
}

describe('RadioCards', () => {
  it('is a group of radios named by their titles and described by the rest', () => {
    const { radio } = setUp({ error: 'Choose one.', hint: 'Any day.' });
    expect(screen.getByRole('group', { name: 'Deliver by' })).toHaveAccessibleDescription(
      'Choose one. Any day.',
    );
    expect(radio('Courier')).toHaveAccessibleDescription('Tomorrow $4.00');
    expect(radio('Drone')).toBeDisabled();
  });

  it('is one tab stop, at the selected card', async () => {
    const { radio } = setUp({ defaultValue: 'shop' });
    await userEvent.tab();
    expect(radio('Shop')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Shop'],
    ['{ArrowRight}', 'Shop'],
    ['{ArrowUp}', 'Shop'],
    ['{ArrowLeft}', 'Shop'],
    ['{ArrowDown}{ArrowDown}', 'Courier'],
  ])('selects on %s %s, skipping the disabled card', async (keys, name) => {
    const { radio } = setUp({ defaultValue: 'courier' });
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(radio(name)).toBeChecked();
    expect(radio(name)).toHaveFocus();
  });

  it('selects with Space, and with a press anywhere on the card', async () => {
    const { radio, onValueChange } = setUp();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onValueChange).toHaveBeenLastCalledWith('courier', because('input'));
    await userEvent.click(screen.getByText('Shop'));
    expect(radio('Shop')).toBeChecked();
    await userEvent.click(screen.getByText('Not here'));
    expect(radio('Shop')).toBeChecked();
  });

  it('keeps its controlled value', async () => {
    const { radio } = setUp({ value: 'courier' });
    await userEvent.click(radio('Shop'));
    expect(radio('Courier')).toBeChecked();
  });
});
