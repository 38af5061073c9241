import { vi } from 'vitest';
import { pageOf } from './samples';
import { refund, review, today } from './shop-samples';

/** The calls of the pages of a shop, besides orders, goods and staff. */
export const shopCalls = () => ({
  shopToday: vi.fn(async (_args: object) => today),
  operatorRefunds: vi.fn(async (_args: object) => pageOf([refund])),
  operatorRefund: vi.fn(async (_args: object) => refund),
  acceptRefund: vi.fn(async (_args: object) => null),
  confirmReturn: vi.fn(async (_args: object) => null),
  confirmPaidBack: vi.fn(async (_args: object) => null),
  refuseRefund: vi.fn(async (_args: object) => null),
  operatorReviews: vi.fn(async (_args: object) => pageOf([review])),
  replyToReview: vi.fn(async (_args: object) => null),
  hideReview: vi.fn(async (_args: object) => null),
  showReview: vi.fn(async (_args: object) => null),
});
