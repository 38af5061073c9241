import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ds from '../..';
import { dateTexts } from '../parts/fields';
import type { FieldCase } from './field-case';
import { type } from './field-case';

const text = { initial: 'Mina', initialSent: ['Mina'], changedTo: 'Sato', changedSent: ['Sato'] };

/** Text fields. */
export const textFields: FieldCase[] = [
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
    name: 'DatePicker',
    Component: ds.DatePicker,
    props: { label: 'Day', ...dateTexts },
    initial: '2026-11-03',
    initialSent: ['2026-11-03'],
    changedTo: '2026-12-24',
    changedSent: ['2026-12-24'],
    change: type('textbox', '24/12/2026'),
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
    name: 'CodeField',
    Component: ds.CodeField,
    props: { label: 'Code', length: 4 },
    initial: '1234',
    initialSent: ['1234'],
    changedTo: '5678',
    changedSent: ['5678'],
    change: type('textbox', '5678'),
  },
];
