import { visibleText } from '@vermilion/input-rules/visible-text';
import { useId, useState, type SyntheticEvent } from 'react';
import { useSubmission } from '../../address/address-form/use-submission';
import type { PlainMessage } from '../../internal/plain-message';
import type { ActionResult } from '../../internal/use-pending';
import { unfinishedUpload } from '../../pictures/picture-rules';
import { usePictureUploads, type UploadPicture } from '../../pictures/use-picture-uploads';
import { messages } from '../messages';
import type { RefundableOrder, RefundApplication } from '../types';
import { allPieces, refundAmount, withPieces } from './refund-rules';
import type { Id } from '../../settings';

export interface RefundFormOptions {
  order: RefundableOrder;
  onApply: (application: RefundApplication) => ActionResult;
  onUpload: UploadPicture;
}

type Problems = Partial<Record<'lines' | 'reason' | 'pictures', PlainMessage>>;

/** The state of the form: selection, input, errors and whether it is being submitted. */
export function useRefundForm({ order: { lines }, onApply, onUpload }: RefundFormOptions) {
  const ids = { reason: useId(), pictures: useId(), lines: useId() };
  const [chosen, setChosen] = useState(() => allPieces(lines));
  const [reason, setReason] = useState('');
  const [remark, setRemark] = useState('');
  const [isChecked, setChecked] = useState(false);
  const uploads = usePictureUploads(onUpload);
  const { pending, failure, submit } = useSubmission(onApply);

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
    choose: (id: Id, pieces: number) => setChosen(withPieces(chosen, id, pieces)),
    reason,
    setReason,
    remark,
    setRemark,
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
