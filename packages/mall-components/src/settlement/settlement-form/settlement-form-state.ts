import type { ComboBoxChangeDetail } from '@vermilion/design-system/combo-box';
import { shownPhone } from '../../address/address-form/typed-phone';
import { tidyEmail } from '../../internal/is-email';
import type { SettlementDraft } from '../types';
import type { SettlementFieldError } from './settlement-field-error';
import { checkSettlement, type SettlementField, type SettlementProblems } from './settlement-rules';

/** The state of an application, without its images. */
export interface SettlementState {
  draft: SettlementDraft;
  /** A dial code that was typed is kept; a default one follows the country. */
  hasOwnDialCode: boolean;
  code: string;
  agreed: boolean;
  /** E-mail of the application to change: no code is needed for it. */
  knownEmail?: string;
  /** The errors that are shown. */
  problems: SettlementProblems;
  /** The server's error for a field, until the field is changed. */
  refusal?: SettlementFieldError;
  /** Whether sending has been tried: from then on unfinished uploads are errors. */
  isChecked: boolean;
}

export type SettlementEvent =
  | {
      type: 'FIELD.CHANGE';
      field: keyof SettlementDraft;
      value: string;
      /** The dial code of the country that was chosen. */
      dialCode?: string;
      detail: ComboBoxChangeDetail;
    }
  | { type: 'PHONE.READ'; detail: ComboBoxChangeDetail }
  | { type: 'CODE.CHANGE'; value: string }
  | { type: 'CODE.REQUEST' }
  | { type: 'AGREEMENT.CHANGE'; agreed: boolean }
  | { type: 'PICTURES.CHANGE' }
  | { type: 'FORM.SUBMIT'; pictureCount: number; isUploading: boolean }
  | { type: 'FORM.SEND' }
  | { type: 'FORM.REFUSE'; refusal: SettlementFieldError };

/** `reportDraft`: the draft has changed. The others run what the event has asked for. */
export type SettlementEffect =
  | { type: 'reportDraft'; detail: ComboBoxChangeDetail }
  | { type: 'send' }
  | { type: 'sendCode' }
  | { type: 'focusEmail' };

interface SettlementStep {
  state: SettlementState;
  effect?: SettlementEffect;
}

const blank: SettlementDraft = {
  name: '',
  realName: '',
  email: '',
  // That of the country, once it is chosen
  dialCode: '',
  phone: '',
  categoryId: '',
  typeId: '',
  keywords: '',
  country: '',
  address: '',
};

/** An application that is begun, or changed. */
export const initialSettlement = (
  initial: Partial<SettlementDraft> = {},
  knownEmail?: string,
): SettlementState => ({
  draft: { ...blank, ...initial },
  hasOwnDialCode: Boolean(initial.dialCode),
  code: '',
  agreed: false,
  knownEmail,
  problems: {},
  isChecked: false,
});

/** Whether the address is verified already. */
export const isEmailKnown = ({ draft, knownEmail }: SettlementState): boolean =>
  knownEmail !== undefined && tidyEmail(draft.email).toLowerCase() === knownEmail.toLowerCase();

const check = (state: SettlementState, pictureCount: number) =>
  checkSettlement({
    ...state.draft,
    code: state.code,
    agreed: state.agreed,
    isEmailKnown: isEmailKnown(state),
    pictureCount,
  });

/**
 * The state after a field was changed. Errors are removed as soon as their fields are valid; new ones appear
 * only on the next submit.
 */
function afterChange(state: SettlementState, changed: SettlementField): SettlementState {
  const { pictures, ...shown } = state.problems;
  const found = check(state, 1);
  const stillWrong = Object.entries(shown).filter(([field]) => found[field as SettlementField]);
  return {
    ...state,
    problems: { ...Object.fromEntries(stillWrong), ...(pictures && { pictures }) },
    refusal: state.refusal?.field === changed ? undefined : state.refusal,
  };
}

function changeField(state: SettlementState, event: SettlementEvent & { type: 'FIELD.CHANGE' }) {
  const { field, value, dialCode } = event;
  const draft = { ...state.draft, [field]: value };
  if (field === 'country' && !state.hasOwnDialCode && dialCode) draft.dialCode = dialCode;
  const hasOwnDialCode = state.hasOwnDialCode || field === 'dialCode';
  return afterChange({ ...state, draft, hasOwnDialCode }, field);
}

function readPhone(state: SettlementState, detail: ComboBoxChangeDetail): SettlementStep {
  const shown = shownPhone(state.draft);
  if (!shown) return { state };
  const read = { ...state, draft: { ...state.draft, ...shown }, hasOwnDialCode: true };
  return { state: afterChange(read, 'phone'), effect: { type: 'reportDraft', detail } };
}

function requestCode(state: SettlementState): SettlementStep {
  const { email } = check(state, 1);
  if (!email) return { state, effect: { type: 'sendCode' } };
  const problems = { ...state.problems, email };
  return { state: { ...state, problems }, effect: { type: 'focusEmail' } };
}

function submit(
  state: SettlementState,
  { pictureCount, isUploading }: SettlementEvent & { type: 'FORM.SUBMIT' },
): SettlementStep {
  const problems = check(state, pictureCount);
  const isRight = Object.keys(problems).length === 0 && !isUploading;
  return {
    state: { ...state, problems, isChecked: true },
    effect: isRight ? { type: 'send' } : undefined,
  };
}

/** The next state after an event, and the effect to run. */
export function settlementStep(state: SettlementState, event: SettlementEvent): SettlementStep {
  switch (event.type) {
    case 'FIELD.CHANGE':
      return {
        state: changeField(state, event),
        effect: { type: 'reportDraft', detail: event.detail },
      };
    case 'PHONE.READ':
      return readPhone(state, event.detail);
    case 'CODE.CHANGE':
      return { state: afterChange({ ...state, code: event.value }, 'code') };
    case 'CODE.REQUEST':
      return requestCode(state);
    case 'AGREEMENT.CHANGE':
      return { state: afterChange({ ...state, agreed: event.agreed }, 'agreed') };
    case 'PICTURES.CHANGE':
      return { state: { ...state, problems: { ...state.problems, pictures: undefined } } };
    case 'FORM.SUBMIT':
      return submit(state, event);
    case 'FORM.SEND':
      return { state: { ...state, refusal: undefined } };
    case 'FORM.REFUSE':
      return { state: { ...state, refusal: event.refusal } };
  }
}
