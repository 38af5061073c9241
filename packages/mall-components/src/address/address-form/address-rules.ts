import { hasUsualFormat, isPostalCode, tidyPostalCode } from '@vermilion/input-rules/postal-code';
import { visibleText } from '@vermilion/input-rules/visible-text';
import { isEmail, tidyEmail } from '../../internal/is-email';
import type { AddressDraft } from '../types';
import { composeDetail, type DetailLines, parseDetail } from './address-detail';
import { type AddressLine, addressLinesOf, needsLine } from './address-lines';
import { cleanPhone, readTypedPhone } from './typed-phone';

/** Names of the fields of the form. */
export type AddressField = AddressLine | 'country' | 'name' | 'dialCode' | 'phone' | 'email';

/** What is typed: `detail` in the lines of the country. */
export type AddressInput = Omit<AddressDraft, 'detail'> & DetailLines;

/**
 * The fields of an address in a country, in the order of the form.
 * @param country ISO 3166-1 alpha-2
 * @param language of the reader: an address in the country's own language has its own order
 */
export const addressFieldsOf = (
  country: string | undefined,
  language?: string,
): readonly AddressField[] => [
  'country',
  'name',
  ...addressLinesOf(country, language),
  'dialCode',
  'phone',
  'email',
];

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
  | 'streetMissing'
  | 'lineMissing'
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
  input: AddressInput,
) => AddressProblem | undefined;

const checkLine =
  (line: AddressLine): Check =>
  (value, country) =>
    value === '' && needsLine(country, line) ? 'lineMissing' : undefined;

const checks: Record<AddressField, Check> = {
  name: (value) =>
    value === '' ? 'nameMissing' : value.length > NAME_MAX_LENGTH ? 'nameLong' : undefined,
  email: (value) => (value === '' ? 'emailMissing' : isEmail(value) ? undefined : 'emailShape'),
  country: (_name, country) => (country ? undefined : 'countryMissing'),
  dialCode: (value) => (/^\d{1,4}$/.test(value) ? undefined : 'dialCodeShape'),
  phone: (value, _country, input) =>
    value === ''
      ? 'phoneMissing'
      : input.dialCode && !readTypedPhone(input)
        ? 'phoneShape'
        : undefined,
  street: (value, country, input) => {
    if (value === '') return 'streetMissing';
    return composeDetail(input, country).length > DETAIL_MAX_LENGTH ? 'detailLong' : undefined;
  },
  district: checkLine('district'),
  city: checkLine('city'),
  region: checkLine('region'),
  postCode(value, country) {
    if (value !== '') return isPostalCode(value) ? undefined : 'postCodeShape';
    return needsLine(country, 'postCode') ? 'postCodeMissing' : undefined;
  },
};

/**
 * The errors by field; empty when the address can be saved.
 * @param country ISO 3166-1 alpha-2 code of the input's country; undefined when there is none
 * @param saved the address that is edited: a text from before there were lines may stay as it is
 */
export function checkAddress(
  input: AddressInput,
  country: string | undefined,
  saved: Partial<AddressDraft> = {},
): AddressProblems {
  const clean = cleanAddress(input);
  const isKept = clean.country === saved.country && composeDetail(clean, country) === saved.detail;
  const problems: AddressProblems = {};
  for (const field of addressFieldsOf(country)) {
    const problem = checks[field](clean[field], country, clean);
    if (problem && !(isKept && problem === 'lineMissing')) problems[field] = problem;
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
  input: Pick<AddressInput, 'postCode'>,
  country: string,
): PostalCodeQuestion | undefined {
  if (!addressLinesOf(country).includes('postCode')) return undefined;
  const postCode = tidyPostalCode(input.postCode);
  if (postCode === '') return 'postCodeNone';
  return hasUsualFormat(postCode, country) ? undefined : 'postCodeUnusual';
}

/** The input in the form in which it is saved: visible text, and the phone number as it was read. */
export function cleanAddress(input: AddressInput): AddressInput {
  return {
    ...input,
    name: visibleText(input.name),
    email: tidyEmail(input.email),
    country: input.country.trim(),
    ...cleanPhone(input),
    street: visibleText(input.street),
    district: visibleText(input.district),
    city: visibleText(input.city),
    region: visibleText(input.region),
    postCode: tidyPostalCode(input.postCode),
  };
}

/** An address as the form shows it: its text in the lines of the country. */
export function toInput(
  { detail = '', ...draft }: Partial<AddressDraft>,
  country: string | undefined,
): Partial<AddressInput> {
  return { ...draft, ...parseDetail(detail, country) };
}

/** What is saved: the lines that the country has, as one text. */
export function toDraft(input: AddressInput, country: string | undefined): AddressDraft {
  const { street, district, city, region, ...clean } = cleanAddress(input);
  return {
    ...clean,
    detail: composeDetail({ street, district, city, region }, country),
    postCode: addressLinesOf(country).includes('postCode') ? clean.postCode : '',
  };
}
