import { describe, expect, it } from 'vitest';
import { decryptSecret, encryptSecret, hashRecovery, newSecret } from './second-factor';

const mall = { limitKey: 'a key of this mall alone' };

describe('the secret of an authenticator app', () => {
  const secret = newSecret();

  it('comes back with the mall’s key only, each time from other bytes', () => {
    const stored = encryptSecret(mall, secret);
    expect(decryptSecret(mall, stored)).toEqual(secret);
    expect(encryptSecret(mall, secret)).not.toEqual(stored);
    expect(() => decryptSecret({ limitKey: 'another' }, stored)).toThrow();
  });

  it('does not come back when a bit of it was changed', () => {
    const stored = encryptSecret(mall, secret);
    for (const at of [0, 12, stored.length - 1]) {
      const changed = Buffer.from(stored);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decryptSecret(mall, changed)).toThrow();
    }
  });
});

describe('a recovery code', () => {
  it('has another hash for each account and each mall, however it is typed', async () => {
    const of = (userId: number, code = '4f9a2-c81d7', own = mall) =>
      hashRecovery(own, userId, code).then((hash) => hash.toString('hex'));
    expect(await of(7)).toHaveLength(64);
    expect(await of(7, ' 4F9A2 C81D7')).toBe(await of(7));
    expect(await of(8)).not.toBe(await of(7));
    expect(await of(7, '4f9a2-c81d7', { limitKey: 'another' })).not.toBe(await of(7));
  });
});
