import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { ComboBoxProps } from '..';
import { ComboBox } from '..';

export const texts = {
  label: 'Country',
  toggleLabel: 'Show countries',
  pendingLabel: 'Looking…',
  emptyLabel: 'No such country',
};
export const countries = [
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'la', label: 'Laos' },
  { value: 'th', label: 'Thailand' },
  { value: 'xx', label: 'Tharsis', disabled: true },
];

export function setUp(props: Partial<ComboBoxProps> = {}) {
  const onValueChange = vi.fn();
  render(<ComboBox {...texts} options={countries} onValueChange={onValueChange} {...props} />);
  return { onValueChange, input: screen.getByRole('combobox', { name: 'Country' }) };
}
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
