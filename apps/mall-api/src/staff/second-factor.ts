import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD_COST } from '../auth/password';
import type { Settings } from '../config/settings';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Secrets are stored encrypted, with a key that the database does not have. */
const keyOf = ({ limitKey }: Pick<Settings, 'limitKey'>) =>
  Buffer.from(hkdfSync('sha256', limitKey, '', 'second factor', 32));

export function encryptSecret(settings: Pick<Settings, 'limitKey'>, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(settings), iv);
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

export function decryptSecret(settings: Pick<Settings, 'limitKey'>, stored: Buffer): Buffer {
  const iv = stored.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(settings), iv);
  decipher.setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Codes as authenticator apps make them: six digits, every 30 seconds (RFC 6238). */
const totpOf = (secret: Buffer, issuer?: string, label?: string) =>
  new TOTP({
    ...(issuer && { issuer }),
    ...(label && { label }),
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export const newSecret = (): Buffer => randomBytes(20);

/** The secret as an app reads it: typed, or as the address in a QR code. */
export function toEnrolment(secret: Buffer, issuer: string, label: string) {
  const totp = totpOf(secret, issuer, label);
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** The time step of a code that is right now, one step early or late; null for a wrong one. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

const RECOVERY_CODES = 10;

/** Codes for when the device is lost, each for one use: `4f9a2-c81d7`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex')).map(
    (code) => `${code.slice(0, 5)}-${code.slice(5)}`,
  );

const digitsOf = (code: string) => code.toLowerCase().replaceAll(/[^0-9a-f]/g, '');

/**
 * The stored form of a recovery code. Forty bits could be tried out against a fast hash, so it is that of a password. The
 * salt is the account's own and no other's, since a code is found by its hash.
 */
export function hashRecovery(
  { limitKey }: Pick<Settings, 'limitKey'>,
  userId: number,
  code: string,
): Promise<Buffer> {
  const salt = createHmac('sha256', limitKey).update(`recovery codes of ${userId}`).digest();
  return hashRaw(digitsOf(code), { ...PASSWORD_COST, salt });
}

/** The stored form of codes that were made before that. */
export const hashOldRecovery = (code: string): Buffer =>
  createHash('sha256').update(digitsOf(code)).digest();
