import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { dateTexts } from '../testing/parts/fields';
import type { DatePickerProps } from '.';
import { DatePicker } from '.';

function setUp(props: Partial<DatePickerProps> = {}) {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form aria-label="Form" onSubmit={onSubmit}>
      <DatePicker label="Day" name="day" {...{ onValueChange, ...dateTexts }} {...props} />
      <button type="submit">Send</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    form,
    onSubmit,
    onValueChange,
    input: screen.getByRole('textbox', { name: 'Day' }),
    open: () => userEvent.click(screen.getByRole('button', { name: 'Choose a day' })),
    sent: () => new FormData(form).get('day'),
  };
}

describe('DatePicker', () => {
  it('commits typed text on blur, formats it and submits an ISO date', async () => {
    const { input, sent, onValueChange } = setUp();
    await userEvent.type(input, '3.11.26');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(input).toHaveValue('03/11/2026');
    expect(sent()).toBe('2026-11-03');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-03', because('input'));
  });

  it('commits on Enter, before the form is submitted', async () => {
    const { input, sent, onSubmit } = setUp();
    await userEvent.type(input, '3/11/2026{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(sent()).toBe('2026-11-03');
  });

  it.each([
    ['31/2/2026', 'No day'],
    ['1/1/2030', 'Not then'],
    ['24/12/2026', 'Not then'],
  ])('keeps %s, shows “%s” and blocks submission', async (text, message) => {
    const { input, form, sent, onSubmit } = setUp({
      defaultValue: '2026-11-03',
      max: '2029-12-31',
      unavailable: (day) => day === '2026-12-24',
    });
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
    expect(input).toHaveValue(text);
    expect(input).toHaveAccessibleDescription(message);
    expect(sent()).toBe('');
    expect(form.checkValidity()).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
    act(() => form.reset());
    expect(input).toHaveValue('03/11/2026');
    expect(form.checkValidity()).toBe(true);
  });

  it('opens at its date, selects with the keyboard, closes and returns focus', async () => {
    const { input, sent, open } = setUp({ defaultValue: '2026-11-03' });
    await open();
    const day = screen.getByRole('gridcell', { name: /\b3 November 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a day' })).toHaveFocus();
    expect(sent()).toBe('2026-11-10');
    expect(input).toHaveValue('10/11/2026');
  });

  it('opens with Alt and arrow down in its input', async () => {
    const { input } = setUp({ defaultValue: '2026-11-03' });
    input.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('dialog', { name: 'Choose a day' })).toBeInTheDocument();
  });

  it('clears the date when its text is deleted', async () => {
    const { input, sent, onValueChange } = setUp({ defaultValue: '2026-11-03' });
    await userEvent.clear(input);
    await userEvent.tab();
    expect(sent()).toBe('');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, because('input'));
  });

  it('has no calendar button when read-only', () => {
    setUp({ readOnly: true, defaultValue: '2026-11-03' });
    expect(screen.queryByRole('button', { name: 'Choose a day' })).toBeNull();
  });
});
