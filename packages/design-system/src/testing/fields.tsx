import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as ds from '..';
import { comboBoxTexts, multiSelectTexts, stepperTexts } from './parts-fields';

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
  /** Two inputs under one name: a form library holds it by its value. */
  twoInputs?: boolean;
}

const options = [
  { value: 'card', label: 'Card' },
  { value: 'points', label: 'Points' },
];
const cards = options.map(({ value, label }) => ({ value, title: label }));
const type = (role: string, text: string) => async () => {
  const input = screen.getByRole(role);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const press = (role: string, name: string) => () =>
  userEvent.click(screen.getByRole(role, { name }));
const text = { initial: 'Mina', initialSent: ['Mina'], changedTo: 'Sato', changedSent: ['Sato'] };
const choice = {
  initial: 'card',
  initialSent: ['card'],
  changedTo: 'points',
  changedSent: ['points'],
};
const tick = {
  first: 'defaultChecked',
  initial: false,
  initialSent: [],
  changedTo: true,
  changedSent: ['on'],
} as const;

export const fields: FieldCase[] = [
  {
    name: 'TextField',
    Component: ds.TextField,
    props: { label: 'Name' },
    ...text,
    change: type('textbox', 'Sato'),
  },
  {
    name: 'SearchField',
    Component: ds.SearchField,
    props: { label: 'Words', clearLabel: 'Clear' },
    ...text,
    tells: true,
    change: type('searchbox', 'Sato'),
  },
  {
    name: 'TextArea',
    Component: ds.TextArea,
    props: { label: 'Name' },
    ...text,
    change: type('textbox', 'Sato'),
  },
  {
    name: 'PasswordField',
    Component: ds.PasswordField,
    props: { label: 'Password', revealLabel: 'Show', concealLabel: 'Hide', autoComplete: 'off' },
    ...text,
    change: async () => {
      await userEvent.clear(screen.getByLabelText('Password', { exact: false, selector: 'input' }));
      await userEvent.type(
        screen.getByLabelText('Password', { exact: false, selector: 'input' }),
        'Sato',
      );
    },
  },
  {
    name: 'Select',
    Component: ds.Select,
    props: {
      label: 'Pay with',
      children: [
        <option key="" value="" />,
        ...options.map(({ value, label }) => <option key={value} value={value} children={label} />),
      ],
    },
    ...choice,
    opensNatively: true,
    change: () =>
      userEvent.selectOptions(screen.getByRole('combobox'), 'points').then(() => undefined),
  },
  {
    name: 'Checkbox',
    Component: ds.Checkbox,
    props: { label: 'Agree' },
    ...tick,
    change: press('checkbox', 'Agree'),
  },
  {
    name: 'CheckboxGroup',
    Component: ds.CheckboxGroup,
    props: { label: 'Pay with', options },
    initial: ['card'],
    initialSent: ['card'],
    changedTo: ['card', 'points'],
    changedSent: ['card', 'points'],
    tells: true,
    change: press('checkbox', 'Points'),
  },
  {
    name: 'Switch',
    Component: ds.Switch,
    props: { label: 'Agree' },
    ...tick,
    change: press('switch', 'Agree'),
  },
  {
    name: 'RadioGroup',
    Component: ds.RadioGroup,
    props: { label: 'Pay with', options },
    ...choice,
    tells: true,
    change: press('radio', 'Points'),
  },
  {
    name: 'RadioCards',
    Component: ds.RadioCards,
    props: { label: 'Pay with', options: cards },
    ...choice,
    tells: true,
    change: press('radio', 'Points'),
  },
  {
    name: 'SegmentedControl',
    Component: ds.SegmentedControl,
    props: { label: 'Pay with', options },
    ...choice,
    tells: true,
    change: press('radio', 'Points'),
  },
  {
    name: 'RatingInput',
    Component: ds.RatingInput,
    props: { label: 'Cup', starLabel: (stars: number) => `${stars} stars` },
    initial: 2,
    initialSent: ['2'],
    changedTo: 4,
    changedSent: ['4'],
    tells: true,
    change: press('radio', '4 stars'),
  },
  {
    name: 'CodeField',
    Component: ds.CodeField,
    props: { label: 'Code', length: 4 },
    initial: '1234',
    initialSent: ['1234'],
    changedTo: '5678',
    changedSent: ['5678'],
    tells: true,
    change: type('textbox', '5678'),
  },
  {
    name: 'ComboBox',
    Component: ds.ComboBox,
    props: { label: 'Pay with', options, ...comboBoxTexts },
    ...choice,
    tells: true,
    change: async () => {
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: 'Points' }));
    },
  },
  {
    name: 'MultiSelect',
    Component: ds.MultiSelect,
    props: { label: 'Pay with', options, ...multiSelectTexts },
    initial: ['card'],
    initialSent: ['card'],
    changedTo: ['card', 'points'],
    changedSent: ['card', 'points'],
    tells: true,
    change: async () => {
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: 'Points' }));
    },
  },
  {
    name: 'NumberField',
    Component: ds.NumberField,
    props: { label: 'Price', locale: 'en' },
    initial: 2.5,
    initialSent: ['2.5'],
    changedTo: 3,
    changedSent: ['3'],
    tells: true,
    change: type('textbox', '3'),
  },
  {
    name: 'NumberStepper',
    Component: ds.NumberStepper,
    props: stepperTexts,
    initial: 2,
    initialSent: ['2'],
    changedTo: 3,
    changedSent: ['3'],
    neverEmpty: true,
    tells: true,
    change: press('button', 'More'),
  },
  {
    name: 'Slider',
    Component: ds.Slider,
    props: { label: 'Price' },
    initial: 20,
    initialSent: ['20'],
    changedTo: 30,
    changedSent: ['30'],
    neverEmpty: true,
    tells: true,
    change: () => void fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } }),
  },
  {
    name: 'Slider of a range',
    Component: ds.Slider,
    props: { label: 'Price', lowLabel: 'From', highLabel: 'To' },
    initial: [20, 60],
    initialSent: ['20', '60'],
    changedTo: [30, 60],
    changedSent: ['30', '60'],
    neverEmpty: true,
    tells: true,
    twoInputs: true,
    change: () =>
      void fireEvent.change(screen.getByRole('slider', { name: 'From' }), {
        target: { value: '30' },
      }),
  },
];
