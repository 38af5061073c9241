import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { NumberStepperChangeDetail } from '.';
import { NumberStepper } from '.';
import { clampToRange, digitsOf } from './step';

function setUp(start = 3, max = 20) {
  const onValueChange = vi.fn<(value: number, detail: NumberStepperChangeDetail) => void>();
  function Quantity() {
    const [value, setValue] = useState(start);
    return (
      <NumberStepper
        label="Quantity"
        decrementLabel="Less"
        incrementLabel="More"
        max={max}
        value={value}
        onValueChange={(next, detail) => {
          setValue(next);
          onValueChange(next, detail);
        }}
      />
    );
  }
  render(<Quantity />);
  return { onValueChange, input: screen.getByRole('spinbutton', { name: 'Quantity' }) };
}

describe('NumberStepper', () => {
  it.each([
    ['{ArrowUp}', 4],
    ['{ArrowDown}', 2],
    ['{PageUp}', 13],
    ['{PageDown}', 1],
    ['{Home}', 1],
    ['{End}', 20],
  ])('changes on %s to %i', async (key, expected) => {
    const { input } = setUp();
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.keyboard(key);
    expect(input).toHaveValue(String(expected));
    expect(input).toHaveAttribute('aria-valuenow', String(expected));
  });

  it('shows its label, a hint and an error as other fields do', async () => {
    const steps = { decrementLabel: 'Less', incrementLabel: 'More' };
    const { rerender } = render(
      <NumberStepper {...steps} label="Quantity" hint="At most 20" error="Only 2 are left" />,
    );
    const input = screen.getByRole('spinbutton', { name: 'Quantity' });
    expect(input).toHaveAccessibleDescription('Only 2 are left At most 20');
    expect(input).toBeInvalid();
    await userEvent.click(screen.getByText('Quantity'));
    expect(input).toHaveFocus();
    const shown = screen.getByText('Quantity').className;
    rerender(<NumberStepper {...steps} label="Quantity" labelHidden />);
    expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toBeValid();
    expect(screen.getByText('Quantity').className).not.toBe(shown);
  });

  it('accepts only digits and reports the number on blur', async () => {
    const { input, onValueChange } = setUp();
    await userEvent.click(input);
    await userEvent.keyboard('-1e2');
    expect(input).toHaveValue('12');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(12, because('input'));
  });

  it.each(['๑๒', '໑໒', '١٢'])('accepts the digits of any script: %s', async (digits) => {
    const { input, onValueChange } = setUp();
    await userEvent.clear(input);
    await userEvent.type(input, digits);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(12, because('input'));
  });

  it('steps from the typed value, and announces the result', async () => {
    const { input } = setUp();
    await userEvent.clear(input);
    await userEvent.type(input, '7');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(input).toHaveValue('8');
    const announced = await screen.findByText('8');
    expect(announced.closest('[aria-live]')).not.toBeNull();
  });

  it('selects its number on focus, so that digits replace it', async () => {
    const { input } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('7{Enter}');
    expect(input).toHaveValue('7');
  });

  it('excludes the buttons from the tab order', async () => {
    const { input } = setUp();
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('clamps to its range, and reverts when emptied', async () => {
    const { input } = setUp();
    await userEvent.click(input);
    await userEvent.keyboard('99{Enter}');
    expect(input).toHaveValue('20');
    await userEvent.clear(input);
    await userEvent.tab();
    expect(input).toHaveValue('20');
  });

  it('stops at both ends', async () => {
    setUp(1, 2);
    const [less, more] = [/Less/, /More/].map((name) => screen.getByRole('button', { name }));
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more!);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    // it keeps focus, which a disabled button would lose
    expect(more).toHaveFocus();
    await userEvent.click(more!);
    expect(screen.getByRole('spinbutton')).toHaveValue('2');
  });
});

describe('stepping rules', () => {
  it('always ends within the range, on a whole number', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(500), fc.nat(500), (value, min, size) => {
        const result = clampToRange(value, { min, max: min + size });
        return Number.isInteger(result) && result >= min && result <= min + size;
      }),
    );
  });
  it('keeps only digits', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^\d{0,3}$/.test(digitsOf(typed, 999))));
  });
});
