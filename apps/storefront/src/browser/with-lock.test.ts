import { describe, expect, it } from 'vitest';
import { withLock } from './with-lock';

const refusing = {
  request: () => Promise.reject(new DOMException('insecure', 'SecurityError')),
} as unknown as LockManager;
const granting = {
  request: (_name: string, work: () => unknown) => Promise.resolve().then(work),
} as unknown as LockManager;

describe('work that one tab does at a time', () => {
  it.each([
    ['with locks', granting],
    ['where locks are refused', refusing],
    ['without locks', null],
  ])('is done once %s, and fails with its own words', async (_, locks) => {
    let done = 0;
    expect(await withLock('x', async () => (done += 1), locks)).toBe(1);
    await expect(withLock('x', () => Promise.reject(new Error('own')), locks)).rejects.toThrow(
      'own',
    );
    expect(done).toBe(1);
  });
});
