import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { because } from './because';
import {
  callbackOf,
  change,
  type FieldRule,
  firstOf,
  form,
  inForm,
  sent,
  show,
  ui,
  valueProp,
} from './field-rule';
import { hookFormRules } from './hook-form-rules';

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
  ...hookFormRules,
];
