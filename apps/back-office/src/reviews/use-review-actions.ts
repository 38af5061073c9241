import { useQueryClient } from '@tanstack/react-query';
import { useClients } from '../wire/clients-context';

/** What staff do with a review. Each loads the reviews again, whether it worked or not. */
export function useReviewActions(id: number) {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const then = <Data>(call: Promise<Data>) =>
    call.finally(() => {
      for (const key of ['reviews', 'today'])
        void queryClient.invalidateQueries({ queryKey: ['work', key] });
    });
  return {
    answer: (text: string) => then(operator.replyToReview({ id, text })),
    hide: (reason: string) => then(operator.hideReview({ id, reason })),
    unhide: () => then(operator.showReview({ id })),
  };
}
