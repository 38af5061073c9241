import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** A field, how a user changes it and the submitted value. */
export interface FieldCase {
  name: string;
  // Each has its own props; what the rules give is the same for all
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Component: ComponentType<any>;
  props: object;
  /** Prop of the initial and the controlled value. */
  first?: 'defaultValue' | 'defaultChecked';
  /** The initial value as a prop, and as submitted. */
  initial: unknown;
  initialSent: readonly string[];
  /** Changes it as a user does. */
  change: () => Promise<unknown> | void;
  changedTo: unknown;
  changedSent: readonly string[];
  /** It cannot be empty: a native control always has a value. */
  neverEmpty?: boolean;
  /** It has a native list, which tests cannot open. */
  opensNatively?: boolean;
  /** React and jsdom both revert a cancelled click on its checkbox; browsers restore the former state. */
  revertedTwice?: boolean;
  /** Its submitted value is not that of a single input: form libraries hold the value. */
  byValue?: boolean;
}

export const type = (role: string, text: string) => async () => {
  const input = screen.getByRole(role);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

export const press = (role: string, name: string) => () =>
  userEvent.click(screen.getByRole(role, { name }));
