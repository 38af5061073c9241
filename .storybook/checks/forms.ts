import { selectorOf } from './selector';

/** Fields of which nothing may stand in an address: secrets, and what tells of a person. */
const personal = [
  'input[type="password"]',
  'input[type="email"]',
  'input[type="tel"]',
  'textarea',
  ...['password', 'email', 'tel', 'name', 'code', 'address', 'postal-code', 'username'].map(
    (kind) => `[autocomplete*="${kind}"]`,
  ),
].join();

/** A form that the browser itself sends, since no script is there yet, writes what is in it into the address unless it posts. */
export const checkForms = (): string[] =>
  [...document.forms]
    .filter((form) => form.method !== 'post' && form.querySelector(personal))
    .map((form) => `${selectorOf(form)} is a GET, and holds what must not stand in an address`);
