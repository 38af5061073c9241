import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { CheckboxGroupProps } from '.';
import { CheckboxGroup } from '.';

const options = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium', disabled: true },
  { value: 'l', label: 'Large' },
];

function setUp(props: Partial<CheckboxGroupProps> = {}) {
  const onValueChange = vi.fn();
  render(
    <form aria-label="Form">
      <CheckboxGroup label="Size" name="size" {...{ options, onValueChange }} {...props} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    form,
    onValueChange,
    box: (name: string) => screen.getByRole('checkbox', { name }),
    sent: () => new FormData(form).getAll('size'),
  };
}

describe('CheckboxGroup', () => {
  it('reports all checked values, in the order of the options', async () => {
    const { onValueChange, box, sent } = setUp({ defaultValue: ['l'] });
    expect(screen.getByRole('group', { name: 'Size' })).toBeInTheDocument();
    await userEvent.click(box('Small'));
    expect(onValueChange).toHaveBeenLastCalledWith(['s', 'l'], because('input'));
    expect(sent()).toEqual(['s', 'l']);
  });

  it('has a select-all checkbox for the enabled options that is not submitted', async () => {
    const { onValueChange, box, sent } = setUp({ allLabel: 'All', defaultValue: ['s'] });
    expect(box('All')).toBePartiallyChecked();
    await userEvent.click(box('All'));
    expect(onValueChange).toHaveBeenLastCalledWith(['s', 'l'], because('input'));
    expect(sent()).toEqual(['s', 'l']);
    expect(box('All')).toBeChecked();
    await userEvent.click(box('All'));
    expect(sent()).toEqual([]);
  });

  it('requires any of them, not each', async () => {
    const { form, box } = setUp({ required: true });
    expect(form.checkValidity()).toBe(false);
    await userEvent.click(box('Large'));
    expect(form.checkValidity()).toBe(true);
  });

  it('reports a reset once', async () => {
    const { form, onValueChange, box } = setUp({ defaultValue: ['s'] });
    await userEvent.click(box('Large'));
    act(() => form.reset());
    expect(onValueChange).toHaveBeenCalledTimes(2);
    expect(onValueChange).toHaveBeenLastCalledWith(['s'], because('reset'));
  });

  it('describes the group by its error, then by its hint', () => {
    const { box } = setUp({ error: 'Choose one.', hint: 'Or all.' });
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one. Or all.');
    expect(box('Small')).toBeInvalid();
  });
});
