import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SelectProps } from '.';
import { Select } from '.';

function setUp(props: Partial<SelectProps> = {}) {
  render(
    <Select label="Country" {...props}>
      <option value="la">Laos</option>
      <option value="th">Thailand</option>
      <option value="vn" disabled>
        Vietnam
      </option>
    </Select>,
  );
  return screen.getByRole('combobox', { name: 'Country' });
}

describe('Select', () => {
  it('is named by its label, described by error and hint, and reached by Tab', async () => {
    const select = setUp({ error: 'Choose one.', hint: 'Where it goes.', required: true });
    expect(select).toBeInvalid();
    expect(select).toBeRequired();
    expect(select).toHaveAccessibleDescription('Choose one. Where it goes.');
    await userEvent.tab();
    expect(select).toHaveFocus();
  });

  // Keys of the list are native behaviour
  it('reports the selected option, and ignores a disabled one', async () => {
    const onChange = vi.fn();
    const select = setUp({ onChange });
    await userEvent.selectOptions(select, 'Thailand');
    expect(select).toHaveValue('th');
    expect(onChange).toHaveBeenCalledOnce();
    await userEvent.selectOptions(select, 'Vietnam');
    expect(select).toHaveValue('th');
  });

  it('does nothing while disabled', () => {
    expect(setUp({ disabled: true })).toBeDisabled();
  });
});
