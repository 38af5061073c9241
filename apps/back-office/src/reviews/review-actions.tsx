import { useMutation } from '@tanstack/react-query';
import type { OperatorReview } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { useToast } from '@vermilion/design-system/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useScope } from '../session/session-context';
import { ReasonDialog } from '../shared/reason-dialog';
import { messages } from './messages';
import { useReviewActions } from './use-review-actions';

/** By the contract. */
const ANSWER_LENGTH = 500;
const REASON_LENGTH = 300;

/** Answers a review, hides it, or shows it again, where the roles allow it. */
export function ReviewActions({ review }: { review: OperatorReview }) {
  const intl = useIntl();
  const toast = useToast();
  const mayAnswer = useScope('reviews:reply') && review.reply === null;
  const mayHide = useScope('reviews:moderate');
  const { answer, hide, unhide } = useReviewActions(review.id);
  const [asked, setAsked] = useState<'answer' | 'hide'>();
  const showing = useMutation({
    mutationFn: unhide,
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  const about = { goods: review.goodsName };
  const close = () => setAsked(undefined);
  return (
    <Inline>
      {mayAnswer && (
        <Button
          size="sm"
          aria-label={intl.formatMessage(messages.answerOf, about)}
          onClick={() => setAsked('answer')}
        >
          <FormattedMessage {...messages.answer} />
        </Button>
      )}
      {mayHide && review.shown && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={intl.formatMessage(messages.hideOf, about)}
          onClick={() => setAsked('hide')}
        >
          <FormattedMessage {...messages.hide} />
        </Button>
      )}
      {mayHide && !review.shown && (
        <Button
          size="sm"
          pending={showing.isPending}
          aria-label={intl.formatMessage(messages.unhideOf, about)}
          onClick={() => showing.mutate()}
        >
          <FormattedMessage {...messages.unhide} />
        </Button>
      )}
      {asked === 'answer' && (
        <ReasonDialog
          title={intl.formatMessage(messages.answerOf, about)}
          description={intl.formatMessage(messages.answerText)}
          label={intl.formatMessage(messages.answerLabel)}
          action={intl.formatMessage(messages.answer)}
          maxLength={ANSWER_LENGTH}
          onSubmit={answer}
          onClose={close}
        />
      )}
      {asked === 'hide' && (
        <ReasonDialog
          title={intl.formatMessage(messages.hideOf, about)}
          description={intl.formatMessage(messages.hideText)}
          label={intl.formatMessage(messages.hideLabel)}
          action={intl.formatMessage(messages.hide)}
          maxLength={REASON_LENGTH}
          onSubmit={hide}
          onClose={close}
        />
      )}
    </Inline>
  );
}
