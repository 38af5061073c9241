import { fireEvent, screen } from '@testing-library/react';
import * as ds from '../..';
import { stepperTexts } from '../parts/fields';
import type { FieldCase } from './field-case';
import { press, type } from './field-case';

/** Fields of numbers. */
export const numberFields: FieldCase[] = [
  {
    name: 'NumberField',
    Component: ds.NumberField,
    props: { label: 'Price', locale: 'en' },
    initial: 2.5,
    initialSent: ['2.5'],
    changedTo: 3,
    changedSent: ['3'],
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
    byValue: true,
    change: () =>
      void fireEvent.change(screen.getByRole('slider', { name: 'From' }), {
        target: { value: '30' },
      }),
  },
];
