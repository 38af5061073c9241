import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ds from '../..';
import type { FieldCase } from './field-case';
import { press } from './field-case';
import { choice, options } from './sample';

const cards = options.map(({ value, label }) => ({ value, title: label }));
const tick = {
  first: 'defaultChecked',
  initial: false,
  initialSent: [],
  changedTo: true,
  changedSent: ['on'],
} as const;

/** Fields with options. */
export const choiceFields: FieldCase[] = [
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
    revertedTwice: true,
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
    change: press('radio', 'Points'),
  },
  {
    name: 'RadioCards',
    Component: ds.RadioCards,
    props: { label: 'Pay with', options: cards },
    ...choice,
    change: press('radio', 'Points'),
  },
  {
    name: 'SegmentedControl',
    Component: ds.SegmentedControl,
    props: { label: 'Pay with', options },
    ...choice,
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
    change: press('radio', '4 stars'),
  },
];
