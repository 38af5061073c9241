import { queryCodec, raw } from '../../page-params/query-codec';

/** Written by the e-mail: a guest's master order, and the proof that the mall sent the link. */
export const visitorOrderParams = queryCodec<{ orderNo: string; identity: string }>({
  orderNo: raw,
  identity: raw,
});
