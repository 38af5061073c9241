import { tidyPostalCode } from '@vermilion/input-rules/postal-code';
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
import { type AddressLine, needsLine } from './address-lines';
import {
  type AddressField,
  addressFieldsOf,
  type AddressInput,
  checkAddress,
  postalCodeQuestion,
  toDraft,
  toInput,
} from './address-rules';
import { allCountries, findCountry } from './find-country';
import { lineName } from './line-names';
import { shownPhone } from './typed-phone';

const blank: AddressInput = {
  name: '',
  email: '',
  country: '',
  // That of the country, once it is chosen
  dialCode: '',
  phone: '',
  street: '',
  district: '',
  city: '',
  region: '',
  postCode: '',
  isDefault: false,
};

/** What the form begins with; a country that is named by its code gets its name. */
function begin(
  initial: Partial<AddressDraft> = {},
  countries: readonly AddressCountry[],
): AddressInput {
  const country = findCountry(initial.country ?? '', countries);
  return {
    ...blank,
    ...(country && { dialCode: country.dialCode }),
    ...toInput(initial, country?.code),
    ...(country && country.code === initial.country && { country: country.name }),
  };
}

const lineFields: readonly AddressField[] = ['street', 'district', 'city', 'region', 'postCode'];
const isLine = (field: AddressField): field is AddressLine => lineFields.includes(field);

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
  const begun = useMemo(() => begin(initial, countries), [initial, countries]);
  const [draft, setDraft, finish] = useDraft<AddressInput>(draftName, begun);
  const [state, send] = useReducer(addressFormStep, {
    problems: {},
    // A suggested one is that of the suggested country
    hasOwnDialCode: Boolean(initial?.phone),
  });
  const { problems, refusal, askedAbout, hasOwnDialCode } = state;
  const country = useMemo(() => findCountry(draft.country, countries), [draft.country, countries]);
  const fields = addressFieldsOf(country?.code, intl.locale);
  const check = (input: AddressInput, code: string | undefined) =>
    checkAddress(input, code, initial);
  const question = country && postalCodeQuestion(draft, country.code);
  const subject = `${country?.code} ${tidyPostalCode(draft.postCode)}`;

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
    const chosen = field === 'country' ? findCountry(value, countries) : country;
    const dialCode = field === 'country' && !hasOwnDialCode && chosen?.dialCode;
    const changed = (current: AddressInput) => ({
      ...current,
      [field]: value,
      ...(dialCode && { dialCode }),
    });
    setDraft(changed);
    send({ type: 'FIELD.CHANGE', field, found: check(changed(draft), chosen?.code) });
  };

  /** Shows the phone number as it was understood. */
  const showReading = () => {
    const shown = shownPhone(draft);
    if (!shown) return;
    setDraft((current) => ({ ...current, ...shown }));
    send({ type: 'PHONE.READ' });
  };

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = check(draft, country?.code);
    send({ type: 'FORM.CHECK', found });
    if (fields.some((field) => found[field])) return;
    if (question && askedAbout !== subject) send({ type: 'FORM.ASK', about: subject });
    else void submit(toDraft(draft, country?.code));
  };

  const labelOf = (field: AddressField) => {
    if (!isLine(field)) return intl.formatMessage(messages[field]);
    const label = intl.formatMessage(messages[lineName(country?.code, field)]);
    return needsLine(country?.code, field)
      ? label
      : intl.formatMessage(messages.optional, { label });
  };
  const idOf = (field: AddressField) => `${prefix}${field}`;
  const errorOf = (field: AddressField) => {
    const problem = problems[field];
    if (refusal?.field === field) return refusal.message;
    if (problem === 'lineMissing')
      return intl.formatMessage(messages.lineMissing, { label: labelOf(field) });
    return problem && intl.formatMessage(messages[problem]);
  };
  return {
    draft,
    fields,
    lines: fields.filter(isLine),
    isRequired: (field: AddressField) => !isLine(field) || needsLine(country?.code, field),
    idOf,
    labelOf,
    errorOf,
    pending,
    failure,
    change,
    showReading,
    handleSubmit,
    errors: formErrors(fields, idOf, errorOf),
    setDefault: (isDefault: boolean) => setDraft((current) => ({ ...current, isDefault })),
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
