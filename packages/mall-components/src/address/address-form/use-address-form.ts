import { type SyntheticEvent, useId, useMemo, useReducer } from 'react';
import { useIntl } from 'react-intl';
import { useSubmission } from '../../error/use-submission';
import { formErrors } from '../../internal/form-errors';
import type { ActionResult } from '../../internal/use-pending';
import { useDraft } from '../../settings';
import { messages } from '../messages';
import type { AddressCountry, AddressDraft } from '../types';
import { AddressFieldError } from './address-field-error';
import { addressFormStep } from './address-form-state';
import {
  type AddressField,
  addressFieldsOf,
  checkAddress,
  cleanAddress,
  postalCodeQuestion,
} from './address-rules';
import { allCountries, findCountry } from './find-country';
import { shownPhone } from './typed-phone';

const DEFAULT_DIAL_CODE = '86';

const blank: AddressDraft = {
  name: '',
  email: '',
  country: '',
  dialCode: DEFAULT_DIAL_CODE,
  phone: '',
  detail: '',
  postCode: '',
  isDefault: false,
};

export interface AddressFormOptions {
  initial?: Partial<AddressDraft>;
  countries?: readonly AddressCountry[];
  onSave: (address: AddressDraft) => ActionResult;
  /** Name under which a `DraftProvider` keeps the input. Default: `address`. */
  draftName?: string;
}

/** The state of the form: values, errors and whether it is being saved. */
export function useAddressForm(options: AddressFormOptions) {
  const { initial, countries: given, onSave, draftName = 'address' } = options;
  const intl = useIntl();
  const prefix = useId();
  const countries = useMemo(() => given ?? allCountries(intl), [given, intl]);
  const [draft, setDraft, finish] = useDraft<AddressDraft>(draftName, { ...blank, ...initial });
  const [state, send] = useReducer(addressFormStep, {
    problems: {},
    hasOwnDialCode: Boolean(initial?.dialCode),
  });
  const { problems, refusal, askedAbout, hasOwnDialCode } = state;
  const country = useMemo(() => findCountry(draft.country, countries), [draft.country, countries]);
  const fields = addressFieldsOf(country?.code);
  const question = country && postalCodeQuestion(draft, country.code);
  const subject = `${country?.code} ${cleanAddress(draft).postCode}`;

  const { pending, failure, submit } = useSubmission(async (address: AddressDraft) => {
    send({ type: 'FORM.SEND' });
    try {
      await onSave(address);
      finish(draft);
    } catch (error) {
      if (!(error instanceof AddressFieldError) || !fields.includes(error.field)) throw error;
      send({ type: 'FORM.REFUSE', refusal: error });
    }
  });

  const change = (field: AddressField, value: string) => {
    const next = { ...draft, [field]: value };
    const chosen = findCountry(next.country, countries);
    if (field === 'country' && !hasOwnDialCode && chosen) next.dialCode = chosen.dialCode;
    setDraft(next);
    send({ type: 'FIELD.CHANGE', field, found: checkAddress(next, chosen?.code) });
  };

  /** Shows the phone number as it was understood. */
  const showReading = () => {
    const shown = shownPhone(draft);
    if (!shown) return;
    setDraft({ ...draft, ...shown });
    send({ type: 'PHONE.READ' });
  };

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = checkAddress(draft, country?.code);
    send({ type: 'FORM.CHECK', found });
    if (fields.some((field) => found[field])) return;
    if (question && askedAbout !== subject) send({ type: 'FORM.ASK', about: subject });
    else
      void submit({
        ...cleanAddress(draft),
        ...(!fields.includes('postCode') && { postCode: '' }),
      });
  };

  const idOf = (field: AddressField) => `${prefix}${field}`;
  const errorOf = (field: AddressField) => {
    const problem = problems[field];
    if (refusal?.field === field) return refusal.message;
    return problem && intl.formatMessage(messages[problem]);
  };
  return {
    draft,
    fields,
    idOf,
    errorOf,
    pending,
    failure,
    change,
    showReading,
    handleSubmit,
    errors: formErrors(fields, idOf, errorOf),
    setDefault: (isDefault: boolean) => setDraft({ ...draft, isDefault }),
    country: {
      countries,
      country,
      countryId: idOf('country'),
      error: errorOf('country'),
      chooseCountry(code: string | null) {
        const chosen = countries.find((known) => known.code === code);
        if (chosen) change('country', chosen.name);
      },
    },
    question: askedAbout === subject ? question : undefined,
  };
}
