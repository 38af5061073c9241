import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { TextField } from '@vermilion/design-system/text-field';
import { visibleText } from '@vermilion/input-rules/visible-text';
import { type SyntheticEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { useSubmission } from '../../error/use-submission';
import { formErrors } from '../../internal/form-errors';
import type { PlainMessage } from '../../internal/plain-message';
import type { ActionResult } from '../../internal/use-pending';
import { useDraft } from '../../settings';
import { messages } from '../messages';
import type { ReturnParcel } from '../types';
import * as styles from './return-goods.css';

interface ReturnFormProps {
  /** The data entered before, to be corrected. */
  parcel?: ReturnParcel;
  /** The message of a `ShopperError` is shown; the input is kept. */
  onSend: (parcel: ReturnParcel) => ActionResult;
}

const blank: ReturnParcel = { company: '', waybill: '' };
const MAX_LENGTH = 60;
const fields = ['company', 'waybill'] as const;
const missing: Record<keyof ReturnParcel, PlainMessage> = {
  company: messages.companyMissing,
  waybill: messages.waybillMissing,
};

/** Courier and waybill of the parcel sent back. */
export function ReturnForm({ parcel, onSend }: ReturnFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [draft, setDraft, finish] = useDraft<ReturnParcel>('parcel', parcel ?? blank);
  const [isChecked, setChecked] = useState(false);
  const { pending, failure, submit } = useSubmission(async (sent: ReturnParcel) => {
    await onSend(sent);
    finish(draft);
  });
  const isMissing = (name: keyof ReturnParcel) => visibleText(draft[name]) === '';
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fields.some(isMissing)) return;
    void submit({ company: visibleText(draft.company), waybill: visibleText(draft.waybill) });
  };
  const idOf = (name: keyof ReturnParcel) => `${id}-${name}`;
  const errorOf = (name: keyof ReturnParcel) =>
    isChecked && isMissing(name) ? formatMessage(missing[name]) : undefined;
  const field = (name: keyof ReturnParcel) => ({
    id: idOf(name),
    name,
    label: formatMessage(messages[name]),
    value: draft[name],
    maxLength: MAX_LENGTH,
    'aria-required': true,
    error: errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setDraft((current) => ({ ...current, [name]: target.value })),
  });
  return (
    <Form
      errors={formErrors(fields, idOf, errorOf)}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <TextField {...field('company')} />
      <TextField
        {...field('waybill')}
        hint={formatMessage(messages.waybillHint)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <SubmissionAlert failure={failure} fallback={messages.parcelFailed} />
      <Button variant="primary" type="submit" pending={pending} className={styles.send}>
        <FormattedMessage {...(parcel ? messages.saveParcel : messages.sendParcel)} />
      </Button>
    </Form>
  );
}
