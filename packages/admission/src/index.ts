export { callerKey } from './caller-key';
export { closeUnreadRequest } from './close-unread-request';
export { isExcess, limitConnections, type ConnectionRules } from './connections';
export { inTurn } from './in-turn';
export { createRate, type RateRules } from './rate';
export { Refused } from './refused';
export { createShares, type Release, type ShareRules, type Shares } from './shares';
export { createUnread, type UnreadRules, type UnreadResponses } from './unread';
export { whenOver } from './when-over';
