import { visibleText } from '@vermilion/input-rules/visible-text';
import { type SyntheticEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSubmission } from '../../error/use-submission';
import { formErrors } from '../../internal/form-errors';
import type { PlainMessage } from '../../internal/plain-message';
import type { ActionResult } from '../../internal/use-pending';
import { unfinishedUpload } from '../../pictures/picture-rules';
import { type UploadPicture, usePictureUploads } from '../../pictures/use-picture-uploads';
import { useDraft } from '../../settings';
import { messages } from '../messages';
import type { ReviewDraft } from '../types';
import { checkReview, type ReviewProblems } from './review-rules';

export interface ReviewFormOptions {
  onUpload: UploadPicture;
  onSubmit: (review: ReviewDraft) => ActionResult;
}

type Typed = Omit<ReviewDraft, 'pictures'>;

type Problems = ReviewProblems & { pictures?: PlainMessage };

const blank: Typed = { productScore: 0, serviceScore: 0, text: '' };

const fields = ['productScore', 'serviceScore', 'text', 'pictures'] as const;
type ReviewField = (typeof fields)[number];

/** The state of the form: values, errors and whether it is being submitted. */
export function useReviewForm({ onUpload, onSubmit }: ReviewFormOptions) {
  const intl = useIntl();
  const prefix = useId();
  const [draft, setDraft, finish] = useDraft('review', blank);
  const [problems, setProblems] = useState<Problems>({});
  const uploads = usePictureUploads(onUpload, { draft: 'reviewPictures' });
  const { pending, failure, submit } = useSubmission(async (review: ReviewDraft) => {
    await onSubmit(review);
    finish(draft);
    uploads.finish();
  });

  const change = <Name extends keyof Typed>(name: Name, value: Typed[Name]) => {
    setDraft((current) => ({ ...current, [name]: value }));
    // An error is removed as soon as its field is filled in; a new one appears only on the next submit
    const { [name]: problem } = checkReview({ ...draft, [name]: value });
    setProblems((current) => (current[name] ? { ...current, [name]: problem } : current));
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found: Problems = { ...checkReview(draft), pictures: unfinishedUpload(uploads.items) };
    setProblems(found);
    if (fields.some((field) => found[field])) return;
    void submit({ ...draft, text: visibleText(draft.text), pictures: uploads.addresses });
  };
  const idOf = (field: ReviewField) => `${prefix}${field}`;
  const errorOf = (field: ReviewField) => {
    if (field === 'pictures') return problems.pictures && intl.formatMessage(problems.pictures);
    const problem = problems[field];
    return problem && intl.formatMessage(messages[problem]);
  };
  return {
    draft,
    change,
    uploads,
    idOf,
    errorOf,
    pending,
    failure,
    handleSubmit,
    errors: formErrors(fields, idOf, errorOf),
    clearPictureError: () => setProblems({ ...problems, pictures: undefined }),
  };
}
