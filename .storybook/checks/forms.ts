import { selectorOf } from './selector';

/** Fields whose values must not appear in a URL: secrets and personal data. */
const personal = [
  'input[type="password"]',
  'input[type="email"]',
  'input[type="tel"]',
  'textarea',
  ...['password', 'email', 'tel', 'name', 'code', 'address', 'postal-code', 'username'].map(
    (kind) => `[autocomplete*="${kind}"]`,
  ),
].join();

/** Before hydration the browser submits forms itself; with GET the values would be in the URL. */
export const checkForms = (): string[] =>
  [...document.forms]
    .filter((form) => form.method !== 'post' && form.querySelector(personal))
    .map((form) => `${selectorOf(form)} is a GET, and holds what must not stand in an address`);
