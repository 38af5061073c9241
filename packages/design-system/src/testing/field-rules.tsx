import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, vi } from 'vitest';
import { because } from './because';
import type { FieldCase } from './fields';

interface FieldRule {
  title: string;
  applies?: (field: FieldCase) => boolean;
  check: (field: FieldCase) => Promise<void>;
}

const form = () => document.querySelector('form')!;
const sent = () => new FormData(form()).getAll('field').map(String);
const firstOf = ({ first = 'defaultValue', initial }: FieldCase) => ({ [first]: initial });
const callbackOf = ({ first }: FieldCase) =>
  first === 'defaultChecked' ? 'onCheckedChange' : 'onValueChange';
const valueProp = ({ first }: FieldCase) => (first === 'defaultChecked' ? 'checked' : 'value');
const ui = ({ Component, props }: FieldCase, more: object) => (
  <Component {...props} name="field" {...more} />
);
const inForm = (children: ReactNode) => render(<form aria-label="Form">{children}</form>);
const show = (field: FieldCase, more: object = {}) =>
  inForm(ui(field, { ...firstOf(field), ...more }));
const change = async (field: FieldCase) => {
  await field.change();
  // changes that are committed on blur
  await userEvent.tab();
};

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

export const fieldRules: FieldRule[] = [
  {
    title: 'sends its first value, and the one it was changed to',
    check: async (field) => {
      show(field);
      expect(sent()).toEqual(field.initialSent);
      await change(field);
      expect(sent()).toEqual(field.changedSent);
    },
  },
  {
    title: 'goes back by the reset of its form',
    check: async (field) => {
      show(field);
      await change(field);
      act(() => form().reset());
      expect(sent()).toEqual(field.initialSent);
    },
  },
  {
    title: 'sends nothing when `disabled`',
    check: async (field) => {
      show(field, { disabled: true });
      await Promise.resolve();
      expect(sent()).toEqual([]);
    },
  },
  {
    title: 'belongs to another form by `form`',
    check: async (field) => {
      render(
        <>
          <form id="other" />
          {ui(field, { ...firstOf(field), form: 'other' })}
        </>,
      );
      await change(field);
      expect(sent()).toEqual(field.changedSent);
    },
  },
  {
    title: 'does not change when `readOnly`, and is sent',
    check: async (field) => {
      const onChange = vi.fn();
      show(field, { readOnly: true, [callbackOf(field)]: onChange });
      if (field.opensNatively) {
        const list = screen.getByRole('combobox');
        // The native list does not open
        expect(fireEvent.mouseDown(list)).toBe(false);
        expect(fireEvent.keyDown(list, { key: 'ArrowDown' })).toBe(false);
      } else await Promise.resolve(field.change()).catch(() => undefined);
      if (!field.revertedTwice) expect(sent()).toEqual(field.initialSent);
      expect(onChange).not.toHaveBeenCalled();
    },
  },
  {
    title: "keeps an empty form from being sent when `required`, by the browser's own check",
    applies: ({ neverEmpty }) => !neverEmpty,
    check: async (field) => {
      inForm(ui(field, { required: true }));
      expect(form().checkValidity()).toBe(false);
      await change(field);
      expect(form().checkValidity()).toBe(true);
    },
  },
  {
    title: 'keeps to a controlled value',
    check: async (field) => {
      const given = { [valueProp(field)]: field.initial, onChange: () => undefined };
      inForm(ui(field, given));
      await change(field);
      expect(sent()).toEqual(field.initialSent);
    },
  },
  {
    title: 'tells of a change with `(value, { reason, event })`',
    check: async (field) => {
      const onChange = vi.fn();
      show(field, { [callbackOf(field)]: onChange });
      await change(field);
      const [value, detail] = onChange.mock.lastCall as [unknown, { reason: string }];
      expect(value).toEqual(field.changedTo);
      expect(detail).toEqual(because(detail.reason));
    },
  },
  {
    title: "calls the browser's `onChange` as well",
    check: async (field) => {
      const onChange = vi.fn();
      show(field, { onChange });
      await change(field);
      expect(onChange).toHaveBeenCalled();
      expect(sent()).toEqual(field.changedSent);
    },
  },
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
