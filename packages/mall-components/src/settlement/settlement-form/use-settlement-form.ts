import type { ComboBoxChangeDetail } from '@vermilion/design-system/combo-box';
import { readCode } from '@vermilion/input-rules/code';
import { type SyntheticEvent, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { allCountries, findCountry } from '../../address/address-form/find-country';
import { useSubmission } from '../../error/use-submission';
import { formErrors } from '../../internal/form-errors';
import { tidyEmail } from '../../internal/is-email';
import type { ActionResult } from '../../internal/use-pending';
import { useMachine } from '../../login/form/use-machine';
import { unfinishedUpload } from '../../pictures/picture-rules';
import {
  type UploadedPicture,
  type UploadPicture,
  usePictureUploads,
} from '../../pictures/use-picture-uploads';
import { messages } from '../messages';
import type { SettlementApplication, SettlementDraft } from '../types';
import { SettlementFieldError } from './settlement-field-error';
import {
  initialSettlement,
  isEmailKnown,
  type SettlementEffect,
  type SettlementEvent,
  type SettlementState,
  settlementStep,
} from './settlement-form-state';
import { cleanSettlement, type SettlementField, settlementFields } from './settlement-rules';
import { type SendCode, useEmailCode } from './use-email-code';
import { type OnPicturesChange, useReportedPictures } from './use-reported-pictures';

export interface SettlementFormOptions {
  initial?: Partial<SettlementDraft>;
  initialPictures?: readonly UploadedPicture[];
  knownEmail?: string;
  onDraftChange?: (draft: SettlementDraft, detail: ComboBoxChangeDetail) => void;
  onPicturesChange?: OnPicturesChange;
  onSubmit: (application: SettlementApplication) => ActionResult;
  onUpload: UploadPicture;
  onSendCode: SendCode;
  onRefreshCaptcha: () => void;
}

export type SettlementFormModel = ReturnType<typeof useSettlementForm>;

type Reply = (event: SettlementEvent) => void;

const applicationOf = (
  state: SettlementState,
  pictures: readonly string[],
): SettlementApplication => ({
  ...cleanSettlement(state.draft),
  code: isEmailKnown(state) ? '' : readCode(state.code),
  pictures,
});

/** The state of the form, `send` for its events, and what the fields display. */
export function useSettlementForm(options: SettlementFormOptions) {
  const { initial, initialPictures, knownEmail, onSubmit, onUpload } = options;
  const intl = useIntl();
  const prefix = useId();
  const countries = useMemo(() => allCountries(intl), [intl]);
  const uploads = usePictureUploads(onUpload, { before: initialPictures });
  useReportedPictures(uploads.addresses, options.onPicturesChange);
  const emailCode = useEmailCode(options.onSendCode, options.onRefreshCaptcha);
  const idOf = (field: SettlementField) => `${prefix}${field}`;

  const { pending, failure, submit } = useSubmission(
    async (application: SettlementApplication, reply: Reply) => {
      reply({ type: 'FORM.SEND' });
      try {
        await onSubmit(application);
      } catch (error) {
        if (!(error instanceof SettlementFieldError)) throw error;
        reply({ type: 'FORM.REFUSE', refusal: error });
      }
    },
  );
  const { state, send } = useMachine(() => initialSettlement(initial, knownEmail), {
    step: settlementStep,
    follow(effect: SettlementEffect, now: SettlementState, reply: Reply) {
      if (effect.type === 'reportDraft') options.onDraftChange?.(now.draft, effect.detail);
      else if (effect.type === 'sendCode') void emailCode.send(tidyEmail(now.draft.email));
      else if (effect.type === 'focusEmail') document.getElementById(idOf('email'))?.focus();
      else void submit(applicationOf(now, uploads.addresses), reply);
    },
  });

  const unfinished = unfinishedUpload(uploads.items);
  const errorOf = (field: SettlementField) => {
    const problem = state.problems[field];
    if (problem) return intl.formatMessage(messages[problem]);
    if (state.refusal?.field === field) return state.refusal.message;
    const isUnfinished = field === 'pictures' && state.isChecked && unfinished;
    return isUnfinished ? intl.formatMessage(unfinished) : undefined;
  };
  const { draft } = state;
  const country = useMemo(() => findCountry(draft.country, countries), [draft.country, countries]);
  const change = (
    field: keyof SettlementDraft,
    value: string,
    detail: ComboBoxChangeDetail,
    dialCode?: string,
  ) => send({ type: 'FIELD.CHANGE', field, value, dialCode, detail });
  return {
    state,
    send,
    change,
    idOf,
    errorOf,
    uploads,
    emailCode,
    pending,
    failure,
    // Before the first submit only a request for a code can find errors, and it focuses their field
    errors: state.isChecked ? formErrors(settlementFields, idOf, errorOf) : [],
    handleSubmit(event: SyntheticEvent) {
      event.preventDefault();
      const pictureCount = uploads.items.length;
      send({ type: 'FORM.SUBMIT', pictureCount, isUploading: unfinished !== undefined });
    },
    country: {
      countries,
      country,
      countryId: idOf('country'),
      error: errorOf('country'),
      chooseCountry(code: string | null, detail: ComboBoxChangeDetail) {
        const chosen = countries.find((one) => one.code === code);
        if (chosen) change('country', chosen.name, detail, chosen.dialCode);
      },
    },
  };
}
