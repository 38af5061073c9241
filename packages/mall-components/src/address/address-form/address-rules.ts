import {
  hasUsualFormat,
  isPostalCode,
  needsPostalCode,
  tidyPostalCode,
} from '@vermilion/input-rules/postal-code';
import { visibleText } from '@vermilion/input-rules/visible-text';
import { isEmail, tidyEmail } from '../../internal/is-email';
import type { AddressDraft } from '../types';
import { postalCodesOf } from './postal-code';
import { cleanPhone, readTypedPhone } from './typed-phone';

const fields = ['name', 'email', 'country', 'dialCode', 'phone', 'detail', 'postCode'] as const;
/** Names of the fields of the form. */
export type AddressField = (typeof fields)[number];

/**
 * The fields of an address in a country, in the order of the form.
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

/** Validation errors by field; a field without one is absent or undefined. */
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

const NAME_MAX_LENGTH = 64;
const DETAIL_MAX_LENGTH = 500;

type Check = (
  value: string,
  country: string | undefined,
  draft: AddressDraft,
) => AddressProblem | undefined;

const checks: Record<AddressField, Check> = {
  name: (value) =>
    value === '' ? 'nameMissing' : value.length > NAME_MAX_LENGTH ? 'nameLong' : undefined,
  email: (value) => (value === '' ? 'emailMissing' : isEmail(value) ? undefined : 'emailShape'),
  country: (_name, country) => (country ? undefined : 'countryMissing'),
  dialCode: (value) => (/^\d{1,4}$/.test(value) ? undefined : 'dialCodeShape'),
  phone: (value, _country, draft) =>
    value === ''
      ? 'phoneMissing'
      : draft.dialCode && !readTypedPhone(draft)
        ? 'phoneShape'
        : undefined,
  detail: (value) =>
    value === '' ? 'detailMissing' : value.length > DETAIL_MAX_LENGTH ? 'detailLong' : undefined,
  postCode(value, country) {
    if (value !== '') return isPostalCode(value) ? undefined : 'postCodeShape';
    return !country || needsPostalCode(country) ? 'postCodeMissing' : undefined;
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
    const problem = checks[field](clean[field], country, clean);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** What is asked about a postal code that can be right although it is unusual; each has its own message. */
export type PostalCodeQuestion = 'postCodeNone' | 'postCodeUnusual';

/**
 * The question about the postal code of an address without problems, if any: formats can be older than the codes of
 * a country, and some countries have codes that nobody uses.
 * @param country ISO 3166-1 alpha-2
 */
export function postalCodeQuestion(
  draft: AddressDraft,
  country: string,
): PostalCodeQuestion | undefined {
  if (!postalCodesOf(country).used) return undefined;
  const { postCode } = cleanAddress(draft);
  if (postCode === '') return 'postCodeNone';
  return hasUsualFormat(postCode, country) ? undefined : 'postCodeUnusual';
}

/** The draft in the form in which it is saved: visible text, and the phone number as it was read. */
export function cleanAddress(draft: AddressDraft): AddressDraft {
  return {
    ...draft,
    name: visibleText(draft.name),
    email: tidyEmail(draft.email),
    country: draft.country.trim(),
    ...cleanPhone(draft),
    detail: visibleText(draft.detail),
    postCode: tidyPostalCode(draft.postCode),
  };
}
