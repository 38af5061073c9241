import { useRef, useState, type SyntheticEvent } from 'react';
import type { ActionResult } from '../../internal/use-pending';
import type { AddressCountry, AddressDraft } from '../types';
import {
  addressFields,
  checkAddress,
  cleanAddress,
  type AddressField,
  type AddressProblems,
} from './address-rules';
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

const sameName = (a: string, b: string) =>
  a.trim().localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

export interface AddressFormOptions {
  initial?: Partial<AddressDraft>;
  countries: readonly AddressCountry[];
  onSave: (address: AddressDraft) => ActionResult;
}

/** What is typed, what is wrong with it and whether it is being saved. */
export function useAddressForm({ initial, countries, onSave }: AddressFormOptions) {
  const [draft, setDraft] = useState<AddressDraft>({ ...blank, ...initial });
  const [problems, setProblems] = useState<AddressProblems>({});
  // A dial code that was given stays; ours follows the country
  const ownDialCode = useRef(initial?.dialCode !== undefined && initial.dialCode !== '');
  const { pending, failure, submit } = useSubmission(onSave);

  const change = (field: AddressField, value: string) => {
    const next = { ...draft, [field]: value };
    if (field === 'dialCode') ownDialCode.current = true;
    if (field === 'country' && !ownDialCode.current) {
      const known = countries.find(({ name }) => sameName(value, name));
      if (known) next.dialCode = known.dialCode;
    }
    setDraft(next);
    // A message goes as soon as the field is right; a new one comes only with the next try
    if (problems[field]) setProblems({ ...problems, [field]: checkAddress(next)[field] });
  };

  const setDefault = (isDefault: boolean) => setDraft({ ...draft, isDefault });

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkAddress(draft);
    setProblems(found);
    const first = addressFields.find((field) => found[field]);
    const input = first && event.currentTarget.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
    else void submit(cleanAddress(draft));
  };

  return { draft, problems, pending, failure, change, setDefault, handleSubmit };
}
