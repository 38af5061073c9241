import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { NumberFieldProps } from '.';
import { NumberField } from '.';

function setUp(props: Partial<NumberFieldProps> = {}) {
  const onValueChange = vi.fn();
  render(
    <form aria-label="Form">
      <NumberField label="Price" name="price" locale="en" {...{ onValueChange }} {...props} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const sent = () => new FormData(form).getAll('price');
  const input = screen.getByRole('textbox', { name: 'Price' });
  const type = async (text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
  };
  return { onValueChange, form, sent, input, type };
}

describe('NumberField', () => {
  it.each([
    ['en', { style: 'currency', currency: 'EUR' }, '1234.5', '€1,234.50'],
    ['fr', { style: 'currency', currency: 'EUR' }, '1234,5', '1 234,50 €'],
    ['es', { minimumFractionDigits: 1 }, '1234,5', '1234,5'],
    ['en', { style: 'unit', unit: 'kilogram' }, '0.25', '0.25 kg'],
    ['th', { style: 'currency', currency: 'THB' }, '๑๒๓๔.๕', '฿1,234.50'],
    ['th-u-nu-thai', {}, '1234.5', '๑,๒๓๔.๕'],
    ['lo', {}, '໑໒', '12'],
    ['ar-EG', {}, '١٢٫٥', '١٢٫٥'],
  ] as const)(
    'parses and formats in %s with %j "%s" as "%s"',
    async (locale, format, typed, written) => {
      const { input, type } = setUp({ locale, format });
      await type(typed);
      expect((input as HTMLInputElement).value.replace(/[\u00a0\u202f]/g, ' ')).toBe(written);
    },
  );

  it('submits the plain number, and reports it on commit', async () => {
    const { input, sent, onValueChange } = setUp({
      format: { style: 'currency', currency: 'EUR' },
    });
    await userEvent.type(input, '1,234.5');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1234.5, because('input'));
    expect(sent()).toEqual(['1234.5']);
  });

  it.each([
    ['{ArrowUp}', 5.5, 'increment'],
    ['{ArrowDown}', 4.5, 'decrement'],
    ['{End}', 10, 'increment'],
    ['{Home}', 1, 'decrement'],
  ])('changes on %s to %d', async (key, expected, reason) => {
    const { onValueChange } = setUp({ defaultValue: 5, min: 1, max: 10, step: 0.5 });
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected, because(reason));
  });

  it('clamps to its range, and accepts only numbers', async () => {
    const { input, type, onValueChange } = setUp({ min: 0, max: 20 });
    await type('-9x9');
    expect(input).toHaveValue('20');
    await type('abc');
    expect(onValueChange).toHaveBeenLastCalledWith(null, because('input'));
  });

  it('reports a reset once', async () => {
    const { form, input, type, onValueChange } = setUp({ defaultValue: 5 });
    await type('7');
    onValueChange.mockClear();
    act(() => form.reset());
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(5, because('reset'));
    expect(input).toHaveValue('5');
  });

  it('has no text of its own', () => {
    const { input } = setUp({ locale: 'lo' });
    expect(input).not.toHaveAttribute('aria-roledescription');
  });
});
