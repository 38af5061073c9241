import { visibleText } from '@vermilion/input-rules/visible-text';
import { useId, useState, type SyntheticEvent } from 'react';
import { useSubmission } from '../../address/address-form/use-submission';
import type { PlainMessage } from '../../internal/plain-message';
import type { ActionResult } from '../../internal/use-pending';
import { unfinishedUpload } from '../../pictures/picture-rules';
import { usePictureUploads, type UploadPicture } from '../../pictures/use-picture-uploads';
import { messages } from '../messages';
import type { RefundableOrder, RefundApplication } from '../types';
import { allPieces, refundAmount, withinLines, withPieces } from './refund-rules';
import { useDraft, type Id } from '../../settings';

export interface RefundFormOptions {
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

type Problems = Partial<Record<'lines' | 'reason' | 'pictures', PlainMessage>>;

/** The state of the form: selection, input, errors and whether it is being submitted. */
export function useRefundForm({ order: { lines }, onApply, onUpload }: RefundFormOptions) {
  const ids = { reason: useId(), pictures: useId(), lines: useId() };
  const [draft, setDraft, finish] = useDraft<Typed>('refund', () => ({
    ...{ pieces: [...allPieces(lines)], reason: '', remark: '' },
  }));
  const { reason, remark } = draft;
  const chosen = withinLines(lines, new Map(draft.pieces));
  const [isChecked, setChecked] = useState(false);
  const uploads = usePictureUploads(onUpload, { draft: 'refundPictures' });
  const { pending, failure, submit } = useSubmission(async (application: RefundApplication) => {
    await onApply(application);
    finish(draft);
    uploads.finish();
  });

  const problems = (): Problems => {
    const unfinished = unfinishedUpload(uploads.items);
    return {
      ...(chosen.size === 0 && { lines: messages.noneChosen }),
      ...(reason === '' && { reason: messages.reasonMissing }),
      ...(unfinished && { pictures: unfinished }),
    };
  };
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const found = problems();
    const first = (['lines', 'reason', 'pictures'] as const).find((name) => found[name]);
    if (first) {
      const field = event.currentTarget.querySelector<HTMLElement>(`[id="${ids[first]}"]`);
      field?.focus();
      return;
    }
    void submit({
      lines: [...chosen].map(([id, quantity]) => ({ id, quantity })),
      reason,
      remark: visibleText(remark),
      pictures: uploads.addresses,
    });
  };
  const shown = isChecked ? problems() : {};
  return {
    ids,
    chosen,
    amountMinor: refundAmount(lines, chosen),
    choose: (id: Id, pieces: number) =>
      setDraft({ ...draft, pieces: [...withPieces(chosen, id, pieces)] }),
    reason,
    setReason: (next: string) => setDraft({ ...draft, reason: next }),
    remark,
    setRemark: (next: string) => setDraft({ ...draft, remark: next }),
    pictures: {
      uploads,
      problem: shown.pictures,
      onChange: () => {},
      controlId: ids.pictures,
    },
    problems: shown,
    pending,
    failure,
    handleSubmit,
  };
}
