import type { AddressFieldError } from './address-field-error';
import type { AddressField, AddressProblems } from './address-rules';

/** The state of an address form besides its input, which a draft keeps. */
export interface AddressFormState {
  /** The errors that are shown. */
  problems: AddressProblems;
  /** The server's error for a field, until the field is changed. */
  refusal?: AddressFieldError;
  /** The postal code that was asked about: the same one is saved the second time. */
  askedAbout?: string;
  /** A dial code that was typed is kept; a default one follows the country. */
  hasOwnDialCode: boolean;
}

/** `found` are the errors of the present input. */
export type AddressFormEvent =
  | { type: 'FIELD.CHANGE'; field: AddressField; found: AddressProblems }
  | { type: 'PHONE.READ' }
  | { type: 'FORM.CHECK'; found: AddressProblems }
  | { type: 'FORM.ASK'; about: string }
  | { type: 'FORM.SEND' }
  | { type: 'FORM.REFUSE'; refusal: AddressFieldError };

/** Errors are removed as soon as their fields are valid; new ones appear only on the next submit. */
const stillWrong = (shown: AddressProblems, found: AddressProblems): AddressProblems =>
  Object.fromEntries(
    Object.entries(found).filter(([field]) => shown[field as AddressField] !== undefined),
  );

/** The next state after an event. */
export function addressFormStep(
  state: AddressFormState,
  event: AddressFormEvent,
): AddressFormState {
  switch (event.type) {
    case 'FIELD.CHANGE':
      return {
        ...state,
        problems: stillWrong(state.problems, event.found),
        refusal: state.refusal?.field === event.field ? undefined : state.refusal,
        hasOwnDialCode: state.hasOwnDialCode || event.field === 'dialCode',
      };
    case 'PHONE.READ':
      return { ...state, hasOwnDialCode: true };
    case 'FORM.CHECK':
      return { ...state, problems: event.found };
    case 'FORM.ASK':
      return { ...state, askedAbout: event.about };
    case 'FORM.SEND':
      return { ...state, refusal: undefined };
    case 'FORM.REFUSE':
      return { ...state, refusal: event.refusal };
  }
}
