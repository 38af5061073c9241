import { queryCodec, raw } from './query-codec';

/** Query of a provider's return URL: Twitter sends the first two, the others the next two or an error. */
export interface CallbackParams {
  oauth_token: string;
  oauth_verifier: string;
  code: string;
  state: string;
  /** By RFC 6749. */
  error: string;
}
export const callbackParams = queryCodec<CallbackParams>({
  oauth_token: raw,
  oauth_verifier: raw,
  code: raw,
  state: raw,
  error: raw,
});
