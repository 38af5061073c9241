import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { multiSelectTexts } from '../testing/parts/fields';
import type { MultiSelectProps } from '.';
import { MultiSelect } from '.';

const options = [
  { value: 'linen', label: 'Linen' },
  { value: 'wool', label: 'Wool', disabled: true },
  { value: 'oak', label: 'Oak' },
  { value: 'cote', label: 'Côte' },
];

function setUp(props: Partial<MultiSelectProps> = {}) {
  const onValueChange = vi.fn();
  render(
    <form aria-label="Form">
      <MultiSelect
        label="Material"
        name="material"
        {...multiSelectTexts}
        {...{ options, onValueChange }}
        {...props}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    form,
    onValueChange,
    input: screen.getByRole('combobox', { name: 'Material' }),
    sent: () => new FormData(form).getAll('material'),
  };
}

describe('MultiSelect', () => {
  it('selects several with the keyboard, skips disabled options and stays open', async () => {
    const { input, onValueChange, sent } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(['linen', 'oak'], because('input'));
    expect(sent()).toEqual(['linen', 'oak']);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    expect(input).toHaveAccessibleDescription('Linen, Oak');
    await userEvent.keyboard('{Enter}');
    expect(sent()).toEqual(['linen']);
  });

  it('filters while typing regardless of accents, and clears the text after a selection', async () => {
    const { input, sent } = setUp();
    await userEvent.type(input, 'cote');
    expect(screen.getAllByRole('option').map((it) => it.textContent)).toEqual(['Côte']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(sent()).toEqual(['cote']);
    expect(input).toHaveValue('');
  });

  it('does not deselect an option that typing has filtered out', async () => {
    const { input, sent } = setUp({ defaultValue: ['linen'] });
    input.focus();
    await userEvent.keyboard('c{Enter}');
    expect(sent()).toEqual(['linen']);
    await userEvent.type(input, 'c{ArrowDown}{Enter}');
    expect(sent()).toEqual(['linen', 'cote']);
  });

  it('deselects with the tag buttons and Backspace, keeping focus', async () => {
    const { input, sent } = setUp({ defaultValue: ['linen', 'oak', 'cote'] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Oak' }));
    expect(sent()).toEqual(['linen', 'cote']);
    expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(sent()).toEqual(['linen']);
  });

  it('selects nothing on blur', async () => {
    const { onValueChange } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps its value when the reset of its form is prevented', async () => {
    const { form, sent } = setUp({ defaultValue: ['oak'] });
    form.addEventListener('reset', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('button', { name: 'Remove Oak' }));
    act(() => form.reset());
    expect(sent()).toEqual([]);
  });

  it('restores its default value on form reset and reports it once', async () => {
    const { form, onValueChange, sent } = setUp({ defaultValue: ['oak'] });
    act(() => form.reset());
    expect(sent()).toEqual(['oak']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Oak' }));
    onValueChange.mockClear();
    act(() => form.reset());
    expect(sent()).toEqual(['oak']);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['oak'], because('reset'));
  });

  it.each([{ disabled: true }, { readOnly: true }])('has no remove buttons with %j', (props) => {
    setUp({ defaultValue: ['oak'], ...props });
    expect(screen.queryByRole('button', { name: 'Remove Oak' })).toBeNull();
  });
});
