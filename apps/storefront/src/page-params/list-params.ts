import { page, queryCodec } from './query-codec';

/** Of every list with pages. */
export interface ListParams {
  page: number;
}

/** Lists with pagination only. */
export const listParams = queryCodec<ListParams>({ page });

/** Maximum number of pages of recommended goods that the home page is loaded with. */
const MAX_PARTS = 20;

/** The home page: the number of loaded pages of recommended goods. */
export const homeParams = queryCodec<ListParams>({
  page: {
    ...page,
    parse: (text) => {
      const number = page.parse(text);
      return number && Math.min(number, MAX_PARTS);
    },
  },
});
