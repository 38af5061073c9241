import type { ReportSubject } from '@vermilion/api-client';
import { id, oneOf, queryCodec } from '../../page-params/query-codec';

/** What a shopper reports to the mall. Only this page reads it, so no other page loads it. */
export const reportParams = queryCodec<{
  subject: ReportSubject;
  id: number | undefined;
}>({ subject: oneOf(['product', 'review', 'shop']), id });
