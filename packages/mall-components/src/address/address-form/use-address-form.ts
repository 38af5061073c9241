import { useId, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ActionResult } from '../../internal/use-pending';
import { useDraft } from '../../settings';
import type { AddressCountry, AddressDraft } from '../types';
import {
  addressFieldsOf,
  checkAddress,
  cleanAddress,
  postalCodeQuestion,
  type AddressField,
  type AddressProblems,
} from './address-rules';
import { AddressFieldError } from './address-field-error';
import { allCountries, findCountry } from './find-country';
import { shownPhone } from './typed-phone';
import { useSubmission } from './use-submission';

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
  const countries = useMemo(() => given ?? allCountries(intl), [given, intl]);
  const countryId = useId();
  const [draft, setDraft, finish] = useDraft<AddressDraft>(draftName, { ...blank, ...initial });
  const [problems, setProblems] = useState<AddressProblems>({});
  // The address whose postal code was asked about: the same one is saved the second time
  const [asked, setAsked] = useState<string>();
  // A dial code that was typed is kept; a default one follows the country
  const ownDialCode = useRef(initial?.dialCode !== undefined && initial.dialCode !== '');
  const countryOf = (typed: AddressDraft) => findCountry(typed.country, countries);
  const country = useMemo(() => findCountry(draft.country, countries), [draft.country, countries]);
  const fields = addressFieldsOf(country?.code);

  /** By its id or, for most fields, by its name. */
  const idOf = (field: AddressField) => (field === 'country' ? countryId : field);
  const [refused, setRefused] = useState<AddressFieldError>();
  const { pending, failure, submit } = useSubmission(
    async (address: AddressDraft, form: HTMLFormElement) => {
      setRefused(undefined);
      try {
        await onSave(address);
        finish(draft);
      } catch (error) {
        if (!(error instanceof AddressFieldError) || !fields.includes(error.field)) throw error;
        setRefused(error);
        focusField(form, idOf(error.field));
      }
    },
  );

  const change = (field: AddressField, value: string) => {
    const next = { ...draft, [field]: value };
    if (field === 'dialCode') ownDialCode.current = true;
    if (refused?.field === field) setRefused(undefined);
    const chosen = countryOf(next);
    if (field === 'country' && !ownDialCode.current && chosen) next.dialCode = chosen.dialCode;
    setDraft(next);
    const found = checkAddress(next, chosen?.code);
    // An error is removed as soon as its field is valid; new ones appear only on the next submit
    const stays = (name: AddressField) => (problems[name] ? found[name] : undefined);
    setProblems(Object.fromEntries(fields.map((name) => [name, stays(name)])));
  };
  const chooseCountry = (code: string | null) => {
    const chosen = countries.find((known) => known.code === code);
    if (chosen) change('country', chosen.name);
  };

  /** Shows the phone number as it was understood. */
  const showReading = () => {
    const shown = shownPhone(draft);
    if (!shown) return;
    ownDialCode.current = true;
    setDraft({ ...draft, ...shown });
  };

  const question = country && postalCodeQuestion(draft, country.code);
  const subject = `${country?.code} ${cleanAddress(draft).postCode}`;

  const setDefault = (isDefault: boolean) => setDraft({ ...draft, isDefault });

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkAddress(draft, country?.code);
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first && focusField(event.currentTarget, idOf(first))) return;
    if (question && asked !== subject) setAsked(subject);
    else
      void submit(
        {
          ...cleanAddress(draft),
          ...(!fields.includes('postCode') && { postCode: '' }),
        },
        event.currentTarget,
      );
  };

  const picker = { countries, country, countryId, chooseCountry };
  return {
    ...{ draft, fields, picker, problems, pending, failure },
    /** The server's error for a field, until the field is changed. */
    refusalOf: (field: AddressField) => (refused?.field === field ? refused.message : undefined),
    ...{ change, setDefault, showReading, handleSubmit },
    question: asked === subject ? question : undefined,
  };
}

/** Focuses a control by its id or name; returns whether it exists. */
function focusField(form: HTMLFormElement, name: string): boolean {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLElement)) return false;
  input.focus();
  return true;
}
