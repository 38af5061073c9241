import { queryCodec, raw } from '../../routing/query-codec';

/** As the mail writes it: a master order of a guest, and the proof that the link is the mall's. */
export const visitorOrderParams = queryCodec<{ orderNo: string; identity: string }>({
  orderNo: raw,
  identity: raw,
});
