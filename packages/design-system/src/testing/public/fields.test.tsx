import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, fieldOf, getByLabel, press, typeInto } from '..';
import { captureConsole } from '../capture-console';
import { sent, show } from '../field-rule';
import { fields } from '../fields';
import { fieldParts } from '../parts/fields';

/** The role of each field's control; `input` where HTML has none. */
const roles: Record<string, string> = {
  Checkbox: 'checkbox',
  CheckboxGroup: 'group',
  CodeField: 'textbox',
  ComboBox: 'combobox',
  DatePicker: 'textbox',
  Field: 'textbox',
  FileUpload: 'input',
  MultiSelect: 'combobox',
  NumberField: 'textbox',
  NumberStepper: 'spinbutton',
  PasswordField: 'input',
  RadioCards: 'group',
  RadioGroup: 'group',
  RatingInput: 'group',
  SearchField: 'searchbox',
  SegmentedControl: 'group',
  Select: 'combobox',
  Slider: 'slider',
  'Slider of a range': 'group',
  Switch: 'switch',
  TagInput: 'textbox',
  TextArea: 'textbox',
  TextField: 'textbox',
};

/** How a test changes each field, given its control. */
const changes: Record<string, (control: HTMLElement) => Promise<void>> = {
  Checkbox: press,
  CheckboxGroup: (control) => choose(control, 'Points'),
  CodeField: (control) => typeInto(control, '5678'),
  ComboBox: (control) => choose(control, 'Points'),
  DatePicker: (control) => typeInto(control, '24/12/2026'),
  MultiSelect: (control) => choose(control, 'Points'),
  NumberField: (control) => typeInto(control, '3'),
  NumberStepper: (control) => typeInto(control, '3'),
  PasswordField: (control) => typeInto(control, 'Sato'),
  RadioCards: (control) => choose(control, 'Points'),
  RadioGroup: (control) => choose(control, 'Points'),
  RatingInput: (control) => choose(control, '4 stars'),
  SearchField: (control) => typeInto(control, 'Sato'),
  SegmentedControl: (control) => choose(control, 'Points'),
  Select: (control) => choose(control, 'Points'),
  Slider: (control) => typeInto(control, '30'),
  'Slider of a range': (control) => typeInto(getByLabel(control, 'From'), '30'),
  Switch: press,
  TagInput: (control) => typeInto(control, 'oak'),
  TextArea: (control) => typeInto(control, 'Sato'),
  TextField: (control) => typeInto(control, 'Sato'),
};

/** Components of Storybook's group of forms. */
const src = join(import.meta.dirname, '..', '..');
const inForms = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    return /title: 'Design system\/Form\/(\w+)/.exec(text)?.[1] ?? [];
  });

interface LabelProps {
  label?: string;
  hint?: string;
}
const labelled = fieldParts.flatMap(({ name, element }) => {
  const { label, hint } = element.props as LabelProps;
  return label ? [{ name, element, label, hint }] : [];
});

describe('helpers for tests', () => {
  it('are tried with every component with a label in a form', () => {
    const base = (names: string[]) => new Set(names.map((name) => name.split(' ')[0]));
    const withoutLabel = ['Form'];
    expect(inForms.length).toBeGreaterThan(20);
    expect(base([...inForms, ...labelled.map(({ name }) => name)])).toEqual(
      base([...Object.keys(roles), ...withoutLabel]),
    );
    expect(Object.keys(changes)).toEqual(fields.map(({ name }) => name).sort());
  });

  it.each(labelled)('find the control of a $name by its label', ({ name, element, label }) => {
    const { container } = render(element);
    const role = roles[name] ?? '';
    const expected =
      role === 'input'
        ? screen.getByLabelText(label, { selector: role })
        : screen.getByRole(role, { name: label });
    expect(getByLabel(container, label)).toBe(expected);
    expect(getByLabel(document, new RegExp(`^${label.slice(0, 3)}`, 'g'))).toBe(expected);
  });

  it.each(labelled)('read hint and error of a $name', ({ name, element, label, hint }) => {
    const { container } = render(element);
    const description = name === 'FileUpload' ? 'Choose pictures A hint' : hint;
    const error = hint && 'An error';
    const control = getByLabel(container, label);
    expect(fieldOf(container, label)).toEqual({ control, label, description, error });
  });

  it.each(fields)('change a $name, without a warning', async (field) => {
    show(field);
    const warnings = captureConsole();
    const { label } = field.props as LabelProps;
    await changes[field.name]?.(getByLabel(document, label ?? ''));
    warnings.stop();
    expect(sent()).toEqual(field.changedSent);
    expect(warnings.messages).toEqual([]);
  });
});
