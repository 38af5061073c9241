import type { AddressDraft } from '../types';

/** Fields in the order in which they stand in the form; the first wrong one gets the focus. */
export const addressFields = [
  'name',
  'email',
  'country',
  'dialCode',
  'phone',
  'detail',
  'postCode',
] as const;
export type AddressField = (typeof addressFields)[number];

/** What can be wrong with a field; each has a message of its own. */
export type AddressProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'emailMissing'
  | 'emailShape'
  | 'countryMissing'
  | 'dialCodeShape'
  | 'phoneMissing'
  | 'phoneShape'
  | 'detailMissing'
  | 'detailLong'
  | 'postCodeMissing'
  | 'postCodeShape';

export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

const NAME_MAX = 64;
const DETAIL_MAX = 500;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const checks: Record<AddressField, (value: string) => AddressProblem | undefined> = {
  name: (value) =>
    value === '' ? 'nameMissing' : value.length > NAME_MAX ? 'nameLong' : undefined,
  email: (value) => (value === '' ? 'emailMissing' : EMAIL.test(value) ? undefined : 'emailShape'),
  country: (value) => (value === '' ? 'countryMissing' : undefined),
  dialCode: (value) => (/^\d{1,4}$/.test(value) ? undefined : 'dialCodeShape'),
  phone: (value) =>
    value === '' ? 'phoneMissing' : /^\d{5,15}$/.test(value) ? undefined : 'phoneShape',
  detail: (value) =>
    value === '' ? 'detailMissing' : value.length > DETAIL_MAX ? 'detailLong' : undefined,
  // It travels as a whole number of at most nine digits
  postCode: (value) =>
    value === '' ? 'postCodeMissing' : /^\d{1,9}$/.test(value) ? undefined : 'postCodeShape',
};

/** What is wrong in which field; empty when the address can be saved. */
export function checkAddress(draft: AddressDraft): AddressProblems {
  const clean = cleanAddress(draft);
  const problems: AddressProblems = {};
  for (const field of addressFields) {
    const problem = checks[field](clean[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The draft as it is saved: no space around texts, nothing between the digits of numbers. */
export function cleanAddress(draft: AddressDraft): AddressDraft {
  const digits = (text: string) => text.replace(/[\s().+-]/g, '');
  return {
    ...draft,
    name: draft.name.trim(),
    email: draft.email.trim(),
    country: draft.country.trim(),
    dialCode: digits(draft.dialCode),
    phone: digits(draft.phone),
    detail: draft.detail.trim(),
    postCode: draft.postCode.trim(),
  };
}
