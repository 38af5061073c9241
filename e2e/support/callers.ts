import { randomInt } from 'node:crypto';

/**
 * A unique client address, so that rate limits of tests do not interfere. The mall trusts it, since
 * its proxies are local.
 */
export const freshCaller = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});
