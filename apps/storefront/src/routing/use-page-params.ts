import { useSearchParams } from 'react-router-dom';
import type { QueryCodec } from './query-codec';

/** The query of the page that is shown. */
export const usePageParams = <Q>(codec: QueryCodec<Q>): Q => codec.parse(useSearchParams()[0]);
