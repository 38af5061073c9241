import type { ChangeDetail } from '@vermilion/design-system';
import type { ComboBoxChangeDetail } from '@vermilion/design-system/combo-box';
import { useEffect, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { readCode } from '@vermilion/input-rules/code';
import { allCountries, findCountry } from '../../address/address-form/find-country';
import { shownPhone } from '../../address/address-form/typed-phone';
import { useSubmission } from '../../address/address-form/use-submission';
import { tidyEmail } from '../../internal/is-email';
import type { ActionResult } from '../../internal/use-pending';
import { unfinishedUpload } from '../../pictures/picture-rules';
import {
  usePictureUploads,
  type UploadedPicture,
  type UploadPicture,
} from '../../pictures/use-picture-uploads';
import type { SettlementApplication, SettlementDraft } from '../types';
import { SettlementFieldError } from './settlement-field-error';
import {
  checkSettlement,
  cleanSettlement,
  settlementFields,
  type SettlementField,
  type SettlementProblems,
} from './settlement-rules';

const blank: SettlementDraft = {
  ...{ name: '', realName: '', email: '', dialCode: '86', phone: '', categoryId: '', typeId: '' },
  ...{ keywords: '', country: '', address: '' },
};

/** `upload`: one more was uploaded; `remove`: one was removed. */
export type SettlementPicturesChangeDetail = ChangeDetail<'upload' | 'remove'>;

export interface SettlementFormOptions {
  initial?: Partial<SettlementDraft>;
  initialPictures?: readonly UploadedPicture[];
  knownEmail?: string;
  onDraftChange?: (draft: SettlementDraft, detail: ComboBoxChangeDetail) => void;
  onPicturesChange?: (addresses: string[], detail: SettlementPicturesChangeDetail) => void;
  onSubmit: (application: SettlementApplication) => ActionResult;
  onUpload: UploadPicture;
}

/** The state of the form: values, errors and whether it is being submitted. */
export function useSettlementForm(options: SettlementFormOptions) {
  const { initial, initialPictures, knownEmail, onDraftChange, onPicturesChange } = options;
  const { onSubmit, onUpload } = options;
  const intl = useIntl();
  const prefix = useId();
  const countries = useMemo(() => allCountries(intl), [intl]);
  const [draft, setDraft] = useState<SettlementDraft>({ ...blank, ...initial });
  const [ownDialCode, setOwnDialCode] = useState(Boolean(initial?.dialCode));
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<SettlementProblems>({});
  const [isChecked, setChecked] = useState(false);
  const uploads = usePictureUploads(onUpload, { before: initialPictures });
  const idOf = (field: SettlementField) => `${prefix}${field}`;
  const focus = (field: SettlementField) => document.getElementById(idOf(field))?.focus();
  const [refused, setRefused] = useState<SettlementFieldError>();
  const { pending, failure, submit } = useSubmission(async (application: SettlementApplication) => {
    setRefused(undefined);
    try {
      await onSubmit(application);
    } catch (error) {
      if (!(error instanceof SettlementFieldError)) throw error;
      setRefused(error);
      focus(error.field);
    }
  });
  const country = useMemo(() => findCountry(draft.country, countries), [draft.country, countries]);
  const emailOf = (typed: SettlementDraft) => tidyEmail(typed.email).toLowerCase();
  const isEmailKnown = knownEmail !== undefined && emailOf(draft) === knownEmail.toLowerCase();

  const { addresses } = uploads;
  const reported = useRef(addresses);
  useEffect(() => {
    const before = reported.current;
    if (before.join() === addresses.join()) return;
    reported.current = addresses;
    const reason = addresses.length < before.length ? 'remove' : 'upload';
    onPicturesChange?.(addresses, { reason });
  });

  const found = (more: object = {}) =>
    checkSettlement({
      ...{ ...draft, code, agreed, isEmailKnown, pictureCount: uploads.items.length },
      ...more,
    });
  /** An error is removed as soon as its field is valid; new ones appear only on the next submit. */
  const clear = (changed: SettlementField, more: object) => {
    if (refused?.field === changed) setRefused(undefined);
    const now = found(more);
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => now[field as SettlementField])),
    );
  };
  const change = (field: keyof SettlementDraft, value: string, detail: ComboBoxChangeDetail) => {
    const next = { ...draft, [field]: value };
    if (field === 'dialCode') setOwnDialCode(true);
    const chosen = findCountry(next.country, countries);
    if (field === 'country' && !ownDialCode && chosen) next.dialCode = chosen.dialCode;
    setDraft(next);
    clear(field, next);
    onDraftChange?.(next, detail);
  };
  /** Shows the phone number as it was understood. */
  const showReading = (detail: ComboBoxChangeDetail) => {
    const shown = shownPhone(draft);
    if (!shown) return;
    const next = { ...draft, ...shown };
    setOwnDialCode(true);
    setDraft(next);
    clear('phone', next);
    onDraftChange?.(next, detail);
  };
  const unfinished = unfinishedUpload(uploads.items);

  /**
   * Shows the errors of all fields, or of those in `only`, and focuses the first. Returns whether there are
   * none.
   */
  const check = (only?: readonly SettlementField[]): boolean => {
    const now = found();
    const shown = only
      ? Object.fromEntries(only.flatMap((field) => (now[field] ? [[field, now[field]]] : [])))
      : now;
    setProblems((before) => (only ? { ...before, ...shown } : shown));
    const first = settlementFields.find(
      (field) => shown[field] ?? (!only && field === 'pictures' && unfinished),
    );
    if (first) focus(first);
    return !first;
  };
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!check()) return;
    const known = isEmailKnown ? '' : readCode(code);
    void submit({ ...cleanSettlement(draft), code: known, pictures: uploads.addresses });
  };
  return {
    /** The server's error for a field, until the field is changed. */
    refusalOf: (field: SettlementField) => (refused?.field === field ? refused.message : undefined),
    ...{
      draft,
      change,
      showReading,
      code,
      agreed,
      problems,
      pending,
      failure,
      handleSubmit,
      check,
      idOf,
    },
    isEmailKnown,
    unfinished: isChecked ? unfinished : undefined,
    setCode(value: string) {
      setCode(value);
      clear('code', { code: value });
    },
    setAgreed(value: boolean) {
      setAgreed(value);
      clear('agreed', { agreed: value });
    },
    uploads,
    picturesChanged: () => setProblems((before) => ({ ...before, pictures: undefined })),
    countries: {
      ...{ countries, country, countryId: idOf('country'), problem: undefined },
      chooseCountry(chosen: string | null, detail: ComboBoxChangeDetail) {
        const known = countries.find((one) => one.code === chosen);
        if (known) change('country', known.name, detail);
      },
    },
  };
}
