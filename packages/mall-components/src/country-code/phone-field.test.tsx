import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { PhoneField } from './phone-field';

const byInput = { reason: 'input', event: expect.any(Event) };

function show() {
  const [onValueChange, onCountryChange] = [vi.fn(), vi.fn()];
  const Example = () => {
    const [value, setValue] = useState('');
    const [country, setCountry] = useState('US');
    return (
      <PhoneField
        value={value}
        onValueChange={(next, detail) => {
          setValue(next);
          onValueChange(next, detail);
        }}
        country={country}
        onCountryChange={({ code }, detail) => {
          setCountry(code);
          onCountryChange(code, detail);
        }}
      />
    );
  };
  renderInEnglish(<Example />);
  return { onValueChange, onCountryChange };
}
const phone = () => screen.getByRole('textbox', { name: 'Phone number' });

describe('PhoneField', () => {
  it('reports typed text, and the formatted number on blur', async () => {
    const { onValueChange } = show();
    await userEvent.type(phone(), '2015550123');
    expect(onValueChange).toHaveBeenLastCalledWith('2015550123', byInput);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('201 555 0123', {
      reason: 'blur',
      event: expect.any(Event),
    });
    expect(phone()).toHaveValue('201 555 0123');
  });

  it('derives the country from a number that starts with a plus', async () => {
    const { onCountryChange } = show();
    await userEvent.click(phone());
    await userEvent.paste('+33 1 42 68 53 00');
    expect(onCountryChange).toHaveBeenCalledExactlyOnceWith('FR', byInput);
  });

  it.each([
    ['0039 06 698 12345', '06 6981 2345'],
    ['011 39 06 698 12345', '06 6981 2345'],
    ['٠٠٣٩ ٠٦ ٦٩٨ ١٢٣٤٥', '06 6981 2345'],
  ])('understands %s with its country code, and shows it', async (typed, shown) => {
    const { onCountryChange } = show();
    await userEvent.click(phone());
    await userEvent.paste(typed);
    await userEvent.tab();
    expect(onCountryChange).toHaveBeenCalledOnce();
    expect(onCountryChange.mock.calls[0]?.[0]).toMatch(/^(IT|VA)$/);
    expect(phone()).toHaveValue(shown);
  });
});
