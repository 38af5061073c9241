import { useLocation } from 'react-router-dom';
import type { QueryCodec } from '../page-params/query-codec';

/** The parsed query of the current page. */
export const usePageParams = <Q>(codec: QueryCodec<Q>): Q =>
  codec.parse(new URLSearchParams(useLocation().search));
