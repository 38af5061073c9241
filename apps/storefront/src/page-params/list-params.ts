import { page, queryCodec } from '../routing/query-codec';

/** Of every list with pages. */
export interface ListParams {
  page: number;
}

/** Lists with pagination only. */
export const listParams = queryCodec<ListParams>({ page });
