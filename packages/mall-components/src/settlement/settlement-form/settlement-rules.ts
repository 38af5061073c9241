import { readCode } from '@vermilion/input-rules/code';
import { visibleText } from '@vermilion/input-rules/visible-text';
import { cleanPhone, readTypedPhone } from '../../address/address-form/typed-phone';
import { isEmail, tidyEmail } from '../../internal/is-email';
import type { SettlementDraft } from '../types';

/** The fields in the order of the form; the first invalid one receives focus. */
export const settlementFields = [
  'name',
  'categoryId',
  'typeId',
  'keywords',
  'realName',
  'dialCode',
  'phone',
  'email',
  'code',
  'country',
  'address',
  'pictures',
  'agreed',
] as const;
/** One of `settlementFields`. */
export type SettlementField = (typeof settlementFields)[number];

/** Validation errors of a field; each has its own message. */
export type SettlementProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'categoryMissing'
  | 'typeMissing'
  | 'keywordsLong'
  | 'realNameMissing'
  | 'realNameLong'
  | 'dialCodeShape'
  | 'phoneShape'
  | 'emailMissing'
  | 'emailShape'
  | 'codeMissing'
  | 'codeShape'
  | 'addressMissing'
  | 'addressLong'
  | 'picturesMissing'
  | 'agreementMissing';

/** Validation errors by field; a field without one is absent. */
export type SettlementProblems = Partial<Record<SettlementField, SettlementProblem>>;

/** Maximum number of characters by field. */
const MAX = { name: 50, realName: 60, keywords: 200, address: 200 } as const;

/** The values that are validated. */
export interface CheckedSettlement extends SettlementDraft {
  /** The code sent by e-mail: six digits. Not checked where the address is verified. */
  code: string;
  /** The e-mail address is already verified as the applicant's. */
  isEmailKnown: boolean;
  /** Number of uploaded images; at least one is needed. */
  pictureCount: number;
  /** Whether the agreement is ticked. */
  agreed: boolean;
}

const checks: Partial<
  Record<SettlementField, (form: CheckedSettlement) => SettlementProblem | false | undefined>
> = {
  name: ({ name }) => (!name ? 'nameMissing' : name.length > MAX.name && 'nameLong'),
  categoryId: ({ categoryId }) => !categoryId && 'categoryMissing',
  typeId: ({ typeId }) => !typeId && 'typeMissing',
  keywords: ({ keywords }) => keywords.length > MAX.keywords && 'keywordsLong',
  realName: ({ realName }) =>
    !realName ? 'realNameMissing' : realName.length > MAX.realName && 'realNameLong',
  dialCode: ({ dialCode, phone }) => phone !== '' && !/^\d{1,4}$/.test(dialCode) && 'dialCodeShape',
  phone: (form) =>
    form.phone !== '' && form.dialCode && !readTypedPhone(form) ? 'phoneShape' : false,
  email: ({ email }) => (!email ? 'emailMissing' : !isEmail(email) && 'emailShape'),
  code: ({ code, isEmailKnown }) =>
    !isEmailKnown && (!code ? 'codeMissing' : !/^\d{6}$/.test(code) && 'codeShape'),
  address: ({ address }) =>
    !address ? 'addressMissing' : address.length > MAX.address && 'addressLong',
  pictures: ({ pictureCount }) => pictureCount === 0 && 'picturesMissing',
  agreed: ({ agreed }) => !agreed && 'agreementMissing',
};

/** The errors by field; empty when the application can be submitted. */
export function checkSettlement(form: CheckedSettlement): SettlementProblems {
  const clean = { ...form, ...cleanSettlement(form), code: readCode(form.code) };
  const problems: SettlementProblems = {};
  for (const field of settlementFields) {
    const problem = checks[field]?.(clean);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The draft in the form in which it is submitted: visible text, and the phone number as it was read. */
export function cleanSettlement(draft: SettlementDraft): SettlementDraft {
  return {
    name: visibleText(draft.name),
    realName: visibleText(draft.realName),
    email: tidyEmail(draft.email),
    ...cleanPhone(draft),
    categoryId: draft.categoryId,
    typeId: draft.typeId,
    keywords: visibleText(draft.keywords),
    country: draft.country.trim(),
    address: visibleText(draft.address),
  };
}
