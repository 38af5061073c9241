import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ds from '../..';
import { comboBoxTexts, multiSelectTexts, tagInputTexts } from '../parts/fields';
import type { FieldCase } from './field-case';
import { choice, options } from './sample';

/** Fields with typed or filtered values. */
export const listFields: FieldCase[] = [
  {
    name: 'ComboBox',
    Component: ds.ComboBox,
    props: { label: 'Pay with', options, ...comboBoxTexts },
    ...choice,
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
    change: async () => {
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: 'Points' }));
    },
  },
  {
    name: 'TagInput',
    Component: ds.TagInput,
    props: { label: 'Words', ...tagInputTexts },
    initial: ['linen'],
    initialSent: ['linen'],
    changedTo: ['linen', 'oak'],
    changedSent: ['linen', 'oak'],
    change: () => userEvent.type(screen.getByRole('textbox'), 'oak'),
  },
];
