import type { AddressDraft } from '../types';
import { isPostalCode, postalCodesOf, tidyPostalCode } from './postal-code';

const fields = ['name', 'email', 'country', 'dialCode', 'phone', 'detail', 'postCode'] as const;
export type AddressField = (typeof fields)[number];

/**
 * The fields of an address in a country, in the order of the form; the first invalid one receives focus.
 * @param country ISO 3166-1 alpha-2
 */
export function addressFieldsOf(country: string | undefined): readonly AddressField[] {
  const { used, first } = postalCodesOf(country);
  const common = fields.slice(0, -2);
  if (!used) return [...common, 'detail'];
  return first ? [...common, 'postCode', 'detail'] : fields;
}

/** Validation errors of a field; each has its own message. */
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

const NAME_MAX_LENGTH = 64;
const DETAIL_MAX_LENGTH = 500;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type Check = (value: string, country: string | undefined) => AddressProblem | undefined;

const checks: Record<AddressField, Check> = {
  name: (value) =>
    value === '' ? 'nameMissing' : value.length > NAME_MAX_LENGTH ? 'nameLong' : undefined,
  email: (value) => (value === '' ? 'emailMissing' : EMAIL.test(value) ? undefined : 'emailShape'),
  country: (_name, country) => (country ? undefined : 'countryMissing'),
  dialCode: (value) => (/^\d{1,4}$/.test(value) ? undefined : 'dialCodeShape'),
  phone: (value) =>
    value === '' ? 'phoneMissing' : /^\d{5,15}$/.test(value) ? undefined : 'phoneShape',
  detail: (value) =>
    value === '' ? 'detailMissing' : value.length > DETAIL_MAX_LENGTH ? 'detailLong' : undefined,
  postCode(value, country) {
    if (value === '') return 'postCodeMissing';
    return !country || isPostalCode(value, country) ? undefined : 'postCodeShape';
  },
};

/**
 * The errors by field; empty when the address can be saved.
 * @param country ISO 3166-1 alpha-2 code of the draft's country; undefined when there is none
 */
export function checkAddress(draft: AddressDraft, country: string | undefined): AddressProblems {
  const clean = cleanAddress(draft);
  const problems: AddressProblems = {};
  for (const field of addressFieldsOf(country)) {
    const problem = checks[field](clean[field], country);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The draft in the form in which it is saved: trimmed text, and numbers without separators. */
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
    postCode: tidyPostalCode(draft.postCode),
  };
}
