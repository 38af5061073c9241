import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { FieldCase } from './fields';

export interface FieldRule {
  title: string;
  applies?: (field: FieldCase) => boolean;
  check: (field: FieldCase) => Promise<void>;
}

export const form = () => document.querySelector('form')!;
export const sent = () => new FormData(form()).getAll('field').map(String);
export const firstOf = ({ first = 'defaultValue', initial }: FieldCase) => ({ [first]: initial });
export const callbackOf = ({ first }: FieldCase) =>
  first === 'defaultChecked' ? 'onCheckedChange' : 'onValueChange';
export const valueProp = ({ first }: FieldCase) =>
  first === 'defaultChecked' ? 'checked' : 'value';
export const ui = ({ Component, props }: FieldCase, more: object) => (
  <Component {...props} name="field" {...more} />
);
export const inForm = (children: ReactNode) => render(<form aria-label="Form">{children}</form>);
export const show = (field: FieldCase, more: object = {}) =>
  inForm(ui(field, { ...firstOf(field), ...more }));
export const change = async (field: FieldCase) => {
  await field.change();
  // changes that are committed on blur
  await userEvent.tab();
};
