import type { RequestUrl } from './request-url';

/** Whether this path is relayed to the API. */
export const isApiPath = ({ segments }: Pick<RequestUrl, 'segments'>) =>
  segments.length > 1 && segments[0] === 'api';
