import { visibleText } from '@vermilion/input-rules/visible-text';
import { useId, useState, type SyntheticEvent } from 'react';
import { useSubmission } from '../../address/address-form/use-submission';
import type { ActionResult } from '../../internal/use-pending';
import type { PlainMessage } from '../../internal/plain-message';
import { unfinishedUpload } from '../../pictures/picture-rules';
import { usePictureUploads, type UploadPicture } from '../../pictures/use-picture-uploads';
import { useDraft } from '../../settings';
import type { ReviewDraft } from '../types';
import { checkReview, type ReviewProblems } from './review-rules';

export interface ReviewFormOptions {
  onUpload: UploadPicture;
  onSubmit: (review: ReviewDraft) => ActionResult;
}

type Typed = Omit<ReviewDraft, 'pictures'>;

const blank: Typed = { productScore: 0, serviceScore: 0, text: '' };

/** The state of the form: values, errors and whether it is being submitted. */
export function useReviewForm({ onUpload, onSubmit }: ReviewFormOptions) {
  const [draft, setDraft, finish] = useDraft('review', blank);
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [pictureProblem, setPictureProblem] = useState<PlainMessage>();
  const uploads = usePictureUploads(onUpload, { draft: 'reviewPictures' });
  const pictureId = useId();
  const { pending, failure, submit } = useSubmission(async (review: ReviewDraft) => {
    await onSubmit(review);
    finish(draft);
    uploads.finish();
  });

  const change = <Name extends keyof Typed>(name: Name, value: Typed[Name]) => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    // An error is removed as soon as its field is filled in; a new one appears only on the next submit
    if (problems[name]) setProblems({ ...problems, [name]: checkReview(next)[name] });
  };
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = checkReview(draft);
    const unfinished = unfinishedUpload(uploads.items);
    setProblems(missing);
    setPictureProblem(unfinished);
    const first = Object.keys(missing)[0] ?? (unfinished && pictureId);
    if (first) focusField(event.currentTarget, first);
    else void submit({ ...draft, text: visibleText(draft.text), pictures: uploads.addresses });
  };
  const pictures = {
    uploads,
    problem: pictureProblem,
    onChange: () => setPictureProblem(undefined),
    controlId: pictureId,
  };
  return { draft, problems, change, pictures, pending, failure, handleSubmit };
}

/** Of several inputs with one name, such as stars, the first is focused. */
function focusField(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const input = found instanceof RadioNodeList ? found[0] : found;
  if (input instanceof HTMLElement) input.focus();
}
