import { id, oneOf, queryCodec } from '../../page-params/query-codec';

/** What a shopper reports to the mall. Only this page reads it, so no other page loads it. */
export const reportParams = queryCodec<{
  subject: 'product' | 'review' | 'shop';
  id: number | undefined;
}>({ subject: oneOf(['product', 'review', 'shop']), id });
