import { createHmac } from 'node:crypto';
import type { Deps } from '../kernel/context';

/**
 * A hash with the mall's own key: there are so few IPv4 addresses and phone numbers that plain hashes could
 * be reversed by trying them all.
 */
export const keyedHash = ({ settings }: Pick<Deps, 'settings'>, text: string): Buffer =>
  createHmac('sha256', settings.limitKey).update(text).digest();
