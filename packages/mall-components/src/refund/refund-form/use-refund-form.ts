import { visibleText } from '@vermilion/input-rules/visible-text';
import { type SyntheticEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSubmission } from '../../error/use-submission';
import { formErrors } from '../../internal/form-errors';
import type { PlainMessage } from '../../internal/plain-message';
import type { ActionResult } from '../../internal/use-pending';
import { unfinishedUpload } from '../../pictures/picture-rules';
import { type UploadPicture, usePictureUploads } from '../../pictures/use-picture-uploads';
import { type Id, useDraft } from '../../settings';
import { messages } from '../messages';
import type { RefundableOrder, RefundApplication } from '../types';
import { allPieces, refundAmount, withinLines, withPieces } from './refund-rules';

export interface RefundFormOptions {
  /** The order, with the lines of which units can be refunded. */
  order: RefundableOrder;
  onApply: (application: RefundApplication) => ActionResult;
  onUpload: UploadPicture;
}

/** Input that is kept until it is sent. */
interface Typed {
  pieces: readonly (readonly [id: Id, pieces: number])[];
  reason: string;
  remark: string;
}

const fields = ['lines', 'reason', 'pictures'] as const;
type RefundField = (typeof fields)[number];

/** The state of the form: selection, input, errors and whether it is being submitted. */
export function useRefundForm({ order: { lines }, onApply, onUpload }: RefundFormOptions) {
  const intl = useIntl();
  const prefix = useId();
  const [draft, setDraft, finish] = useDraft<Typed>('refund', () => ({
    pieces: [...allPieces(lines)],
    reason: '',
    remark: '',
  }));
  const chosen = withinLines(lines, new Map(draft.pieces));
  const [isChecked, setChecked] = useState(false);
  const uploads = usePictureUploads(onUpload, { draft: 'refundPictures' });
  const { pending, failure, submit } = useSubmission(async (application: RefundApplication) => {
    await onApply(application);
    finish(draft);
    uploads.finish();
  });

  const problems: Partial<Record<RefundField, PlainMessage>> = {
    lines: chosen.size === 0 ? messages.noneChosen : undefined,
    reason: draft.reason === '' ? messages.reasonMissing : undefined,
    pictures: unfinishedUpload(uploads.items),
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fields.some((field) => problems[field])) return;
    void submit({
      lines: [...chosen].map(([id, quantity]) => ({ id, quantity })),
      reason: draft.reason,
      remark: visibleText(draft.remark),
      pictures: uploads.addresses,
    });
  };
  const idOf = (field: RefundField) => `${prefix}${field}`;
  const errorOf = (field: RefundField) => {
    const problem = isChecked && problems[field];
    return problem ? intl.formatMessage(problem) : undefined;
  };
  return {
    draft,
    chosen,
    uploads,
    idOf,
    errorOf,
    pending,
    failure,
    handleSubmit,
    errors: formErrors(fields, idOf, errorOf),
    amountMinor: refundAmount(lines, chosen),
    change: (changed: Partial<Typed>) => setDraft((current) => ({ ...current, ...changed })),
    choose: (id: Id, pieces: number) =>
      setDraft((current) => ({
        ...current,
        pieces: [...withPieces(withinLines(lines, new Map(current.pieces)), id, pieces)],
      })),
  };
}
