import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { expect, vi } from 'vitest';
import { callbackOf, change, type FieldRule, sent, valueProp } from './field-rule';
import type { FieldCase } from './fields';

/** As in an input: numbers are strings. */
const asInput = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** A field in a react-hook-form, with the library's state. */
function Registered({ field, onValue }: { field: FieldCase; onValue: (value: unknown) => void }) {
  const { register, handleSubmit, setValue, reset } = useForm<{ field: unknown }>({
    defaultValues: { field: asInput(field.initial) },
  });
  const { Component, props } = field;
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onValue(values.field))(event)}>
      <Component {...props} {...register('field')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValue('field', asInput(field.changedTo))}>
        Write
      </button>
      <button type="button" onClick={() => reset()}>
        Back
      </button>
    </form>
  );
}

function Controlled({ field, onValue }: { field: FieldCase; onValue: (value: unknown) => void }) {
  const { control, handleSubmit } = useForm<{ field: unknown }>({
    defaultValues: { field: field.initial },
  });
  const { Component, props } = field;
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onValue(values.field))(event)}>
      <Controller
        name="field"
        control={control}
        render={({ field: { value, onChange, ...rest } }) => (
          <Component
            {...props}
            {...rest}
            {...{ [valueProp(field)]: value }}
            {...{ [callbackOf(field)]: (next: unknown) => onChange(next) }}
          />
        )}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const hookFormRules: FieldRule[] = [
  {
    title: 'works with `register` of react-hook-form',
    applies: ({ byValue }) => !byValue,
    check: async (field) => {
      const onValue = vi.fn();
      render(<Registered field={field} onValue={onValue} />);
      expect(sent()).toEqual(field.initialSent);
      await change(field);
      await press('Send');
      expect(String(onValue.mock.lastCall?.[0])).toBe(String(field.changedTo));
      await press('Back');
      expect(sent()).toEqual(field.initialSent);
      await press('Write');
      expect(sent()).toEqual(field.changedSent);
    },
  },
  {
    title: 'works with `Controller` of react-hook-form',
    check: async (field) => {
      const onValue = vi.fn();
      render(<Controlled field={field} onValue={onValue} />);
      await change(field);
      await press('Send');
      expect(onValue).toHaveBeenLastCalledWith(field.changedTo);
    },
  },
];
