export { callerKey } from './caller-key';
export { clientErrorHandler, type ErrorBody } from './client-errors';
export { closeUnreadRequest } from './close-unread-request';
export { isExcess, limitConnections, type ConnectionRules } from './connections';
export {
  cookieLine,
  type CookieOptions,
  isToken,
  ownCookie,
  parseCookies,
  readTokenCookies,
  type TokenCookies,
  tokenCookieName,
} from './cookies';
export { createGentleStop, type GentleStop, type StopRules } from './gentle-stop';
export { inTurn } from './in-turn';
export { createPulse, type Pulse, type PulseOptions } from './pulse';
export { createRate, type RateRules } from './rate';
export { readResponse, ResponseTooLarge } from './read-response';
export { Refused } from './refused';
export { isFromOrigin, isOwnScriptCall, OWN_HEADER } from './same-origin';
export { createShares, type Release, type ShareRules, type Shares } from './shares';
export { createUnread, type UnreadRules, type UnreadResponses } from './unread';
export { whenOver } from './when-over';
