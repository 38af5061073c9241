import { MallError, type RefundForm } from '@vermilion/api-client';
import type { RefundObstacle } from '@vermilion/mall-components/refund';
import type { AppDeps } from '../deps/deps';

const obstacles: Record<string, RefundObstacle> = {
  'refund-unpaid': 'unpaid',
  'refund-too-late': 'tooLate',
  'refund-in-progress': 'inProgress',
  'refund-done': 'refunded',
};

/** What can be refunded of an order, or why nothing can. */
export type FormAnswer = RefundForm | { obstacle: RefundObstacle };

/** The refund form of an order. A non-refundable order resolves too, since the page explains why. */
export function formQuery({ queries }: Pick<AppDeps, 'queries'>, orderNo: string) {
  const { queryKey, queryFn } = queries.refundForm({ orderNo });
  return {
    queryKey,
    queryFn: (context?: { signal?: AbortSignal }): Promise<FormAnswer> =>
      queryFn(context).catch((error: unknown) => {
        const obstacle = error instanceof MallError && obstacles[error.reason ?? ''];
        if (!obstacle) throw error;
        return { obstacle };
      }),
  };
}
