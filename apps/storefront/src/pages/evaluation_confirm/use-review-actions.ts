import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { ReviewDraft } from '@vermilion/mall-components/review';
import { toReviewArgs } from '@vermilion/mall-data/review';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useAction } from '../../errors/use-action';
import { refreshOrders } from '../../order/refresh-orders';
import { paths } from '../../page-params/paths';
import { useAsyncNavigate } from '../../routing/page-router-context';
import { useImageUpload } from '../../shared/use-image-upload';

const messages = defineMessages({
  sent: { id: 'page.review.sent', defaultMessage: 'Thank you. Your review is published.' },
});

const shown = ['reviewsToWrite', 'myReviews', 'reviewList', 'reviewSummary'];

/** Marks everything that shows reviews as stale. */
const expireReviews = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => shown.includes(String(queryKey[0])),
    refetchType: 'none',
  });

/** Submitting a review and uploading its images. The form shows failures; success navigates to the list. */
export function useReviewActions(orderNo: string, id: number) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useAsyncNavigate();
  const intl = useIntl();
  const { show } = useToast();
  const onUpload = useImageUpload('product');
  const send = useAction({
    mutationFn: (draft: ReviewDraft) => api.writeReview(toReviewArgs(draft, { orderNo, id })),
    async onSuccess() {
      show({ tone: 'positive', message: intl.formatMessage(messages.sent) });
      await expireReviews(queryClient);
      await navigate(paths.reviews());
      // Not earlier: this page would show that there is nothing to review
      await refreshOrders(queryClient);
    },
    meta: { shownByView: true },
  });
  return { onUpload, onSubmit: send };
}
