'use client';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { RatingInput } from '@vermilion/design-system/rating-input';
import { TextArea } from '@vermilion/design-system/text-area';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { FormSummary } from '../../internal/form-summary';
import { messages as common } from '../../internal/messages';
import { useValueBeforeHydration } from '../../internal/use-value-before-hydration';
import { PictureField } from '../../pictures/picture-field';
import { messages } from '../messages';
import * as styles from './review-form.css';
import { REVIEW_MAX_LENGTH } from './review-rules';
import { type ReviewFormOptions, useReviewForm } from './use-review-form';

export interface ReviewFormProps extends ReviewFormOptions {
  /** Uploads an image and resolves to its URL. The message of a `ShopperError` is shown at the image. */
  onUpload: ReviewFormOptions['onUpload'];
  /** Called with the complete review. The message of a `ShopperError` is shown; the input is kept. */
  onSubmit: ReviewFormOptions['onSubmit'];
}

/** The form of a review: two scores, a text and images. */
export function ReviewForm(options: ReviewFormProps) {
  const intl = useIntl();
  const form = useReviewForm(options);
  const { draft, errors, change, idOf, errorOf } = form;
  const typedBefore = useValueBeforeHydration(draft.text, (text) => change('text', text));
  const score = (name: 'productScore' | 'serviceScore') => (
    <RatingInput
      id={idOf(name)}
      name={name}
      label={<FormattedMessage {...messages[name]} />}
      starLabel={(stars) => intl.formatMessage(messages.starLabel, { stars })}
      // The words of a chosen rating stand beside its stars
      hint={draft[name] ? undefined : <FormattedMessage {...messages.scoreHint} />}
      value={draft[name]}
      error={errorOf(name)}
      onValueChange={(stars) => change(name, stars)}
    />
  );
  return (
    <Form
      data-component="review-form"
      errors={errors}
      summary={<FormSummary errors={errors} />}
      className={styles.form}
      onSubmit={form.handleSubmit}
    >
      <div className={styles.scores}>
        {score('productScore')}
        {score('serviceScore')}
      </div>
      <TextArea
        ref={typedBefore}
        id={idOf('text')}
        name="text"
        aria-required
        counter
        countLabel={(left) => intl.formatMessage(common.charactersLeft, { left })}
        rows={5}
        maxLength={REVIEW_MAX_LENGTH}
        label={<FormattedMessage {...messages.text} />}
        placeholder={intl.formatMessage(messages.textPlaceholder)}
        value={draft.text}
        error={errorOf('text')}
        onChange={({ target }) => change('text', target.value)}
      />
      <PictureField
        uploads={form.uploads}
        controlId={idOf('pictures')}
        error={errorOf('pictures')}
        onChange={form.clearPictureError}
      />
      <SubmissionAlert failure={form.failure} fallback={messages.submitFailed} />
      <Button variant="primary" type="submit" pending={form.pending} className={styles.submit}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
