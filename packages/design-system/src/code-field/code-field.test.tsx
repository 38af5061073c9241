import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { CodeField, digitsOnly } from './code-field';

function setUp() {
  const onComplete = vi.fn();
  const onValueChange = vi.fn();
  const { container } = render(
    <CodeField label="Code" hint="Six digits" {...{ onComplete, onValueChange }} />,
  );
  const cells = () =>
    [...container.querySelectorAll('[data-part="cell"]')].map((cell) => cell.textContent).join('');
  return { onComplete, onValueChange, cells, input: screen.getByRole('textbox', { name: 'Code' }) };
}

describe('CodeField', () => {
  it('is one input that can be autofilled', () => {
    const { input } = setUp();
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAccessibleDescription('Six digits');
  });

  it('accepts only digits and reports the complete code once', async () => {
    const { input, onComplete, cells } = setUp();
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.keyboard('1a2 3456');
    expect(cells()).toBe('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
    await userEvent.keyboard('7');
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it.each(['Code: 123 456', '123-456', '１２３４５６', '١٢٣ ٤٥٦'])(
    'accepts a pasted %s',
    async (code) => {
      const { input, onComplete } = setUp();
      await userEvent.click(input);
      await userEvent.paste(code);
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
    },
  );

  it('moves back on Backspace', async () => {
    const { input, cells, onValueChange } = setUp();
    await userEvent.type(input, '12{Backspace}');
    expect(cells()).toBe('1');
    expect(onValueChange).toHaveBeenLastCalledWith('1', because('input'));
  });

  it('keeps only digits, at most its length', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(8), (typed, length) => {
        const digits = digitsOnly(typed, length);
        return /^\d*$/.test(digits) && digits.length <= length;
      }),
    );
  });
});
