import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { OwnReview } from '@vermilion/mall-components/review';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useAction } from '../../errors/use-action';

const messages = defineMessages({
  added: { id: 'page.reviews.added', defaultMessage: 'Thank you. It stands beneath your review.' },
});

const shown = ['myReviews', 'reviewList'];

/** Adds a follow-up to a review. The form shows failures. */
export function useFollowUp() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const intl = useIntl();
  const { show } = useToast();
  const add = useAction({
    mutationFn: (body: { orderInfoId: number; comment: string }) => api.followUpReview(body),
    onSuccess() {
      show({ tone: 'positive', message: intl.formatMessage(messages.added) });
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => shown.includes(String(queryKey[0])),
      });
    },
    meta: { shownByView: true },
  });
  return useCallback(
    ({ lineId }: OwnReview, comment: string) => add({ orderInfoId: lineId, comment }),
    [add],
  );
}
