import type { QueryCodec } from './query-codec';
import { useLocation } from './router';

/** The query of the page that is shown. */
export const usePageParams = <Q>(codec: QueryCodec<Q>): Q =>
  codec.parse(new URLSearchParams(useLocation().search));
