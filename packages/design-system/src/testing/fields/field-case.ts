import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** One field, how a visitor changes it and what a form then has of it. */
export interface FieldCase {
  name: string;
  // Each has its own props; what the rules give is the same for all
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Component: ComponentType<any>;
  props: object;
  /** Prop of the first value, and of a controlled one. */
  first?: 'defaultValue' | 'defaultChecked';
  /** The first value as a prop, and what the form sends of it. */
  initial: unknown;
  initialSent: readonly string[];
  /** Changes it as a visitor does. */
  change: () => Promise<unknown> | void;
  changedTo: unknown;
  changedSent: readonly string[];
  /** The empty value cannot be: a browser has always one, or it is a switch without a rule. */
  neverEmpty?: boolean;
  /** Its change callback beside the browser's own `onChange`. */
  tells?: boolean;
  /** Its list is the browser's, which a test cannot open. */
  opensNatively?: boolean;
  /** What is in the form is not known by one input alone: a form library holds it by its value. */
  byValue?: boolean;
}

export const type = (role: string, text: string) => async () => {
  const input = screen.getByRole(role);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

export const press = (role: string, name: string) => () =>
  userEvent.click(screen.getByRole(role, { name }));
