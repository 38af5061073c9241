import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { active, options, setUp } from './testing/set-up';

describe('ComboBox', () => {
  it('filters regardless of accents, and selects with arrow and Enter', async () => {
    const { input, onValueChange } = setUp();
    await userEvent.type(input, 'cote');
    expect(options()).toEqual(['Côte d’Ivoire']);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ci', because('input'));
    expect(input).toHaveValue('Côte d’Ivoire');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['{ArrowDown}', 'Côte d’Ivoire'],
    ['{ArrowUp}', 'Thailand'],
    ['{ArrowDown}{ArrowDown}', 'Laos'],
    ['{ArrowDown}{End}', 'Thailand'],
    ['{ArrowDown}{End}{Home}', 'Côte d’Ivoire'],
    ['{ArrowDown}{PageDown}', 'Thailand'],
    ['{ArrowDown}{PageDown}{PageUp}', 'Côte d’Ivoire'],
    ['{Alt>}{ArrowDown}{/Alt}', undefined],
    ['{ArrowDown}{ArrowRight}', undefined],
  ])('opens on %s at %s, skipping the disabled option', async (keys, name) => {
    const { input } = setUp();
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('listbox', { name: 'Country' })).toBeInTheDocument();
    expect(active(input)).toBe(name);
    expect(input).toHaveFocus();
  });

  it('moves to the first match when typing has filtered the selected option out', async () => {
    const { input, onValueChange } = setUp({ defaultValue: 'la' });
    input.focus();
    fireEvent.change(input, { target: { value: 't' } });
    expect(options()).toEqual(['Côte d’Ivoire', 'Thailand', 'Tharsis']);
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(input)).toBe('Côte d’Ivoire');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ci', because('input'));
  });

  it('distinguishes typed text from text that follows the selection', async () => {
    const onInputChange = vi.fn();
    const { input } = setUp({ onInputChange });
    await userEvent.type(input, 'l');
    expect(onInputChange).toHaveBeenLastCalledWith('l', because('input'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onInputChange).toHaveBeenLastCalledWith('Laos', { reason: 'selection' });
    await userEvent.type(input, 'x');
    expect(onInputChange).toHaveBeenLastCalledWith('Laosx', because('input'));
    await userEvent.keyboard('{Escape}');
    expect(onInputChange).toHaveBeenLastCalledWith('Laos', { reason: 'selection' });
  });

  it('closes with Escape and reverts the text', async () => {
    const { input, onValueChange } = setUp({ defaultValue: 'la' });
    await userEvent.type(input, 'x');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('Laos');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('selects the focused option on Tab', async () => {
    const { input, onValueChange } = setUp();
    await userEvent.type(input, 'lao{ArrowDown}');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('la', because('input'));
  });

  it('shows all options on arrow down and selects with a press', async () => {
    const { input, onValueChange } = setUp({ defaultValue: 'la' });
    await userEvent.click(screen.getByRole('button', { name: 'Show countries' }));
    expect(options()).toHaveLength(4);
    expect(screen.getByRole('option', { name: 'Laos' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Thailand' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('th', because('input'));
    expect(input).toHaveValue('Thailand');
  });

  it.each([
    ['during IME composition', { isComposing: true }],
    ['that ends IME composition in Safari', { keyCode: 229 }],
  ])('ignores Enter %s', async (_when, key) => {
    const { input, onValueChange } = setUp();
    await userEvent.type(input, 'lao{ArrowDown}');
    fireEvent.keyDown(input, { key: 'Enter', ...key });
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
