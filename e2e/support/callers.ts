import { randomInt } from 'node:crypto';

/**
 * An address that nobody else calls from: what a server counts for each caller must not let tests
 * disturb each other. The mall believes it, since its proxies here are on this computer.
 */
export const freshCaller = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});
