import type { QueryCodec } from '../page-params/query-codec';
import { useLocation } from './router';

/** The parsed query of the current page. */
export const usePageParams = <Q>(codec: QueryCodec<Q>): Q =>
  codec.parse(new URLSearchParams(useLocation().search));
