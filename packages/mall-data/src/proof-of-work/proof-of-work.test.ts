import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { solveProofOfWork } from './proof-of-work';

const challengeOf = (salt: string, number: number) =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');

describe('the computer’s answer to a captcha', () => {
  it('is the number behind the salt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.nat(3000), async (salt, number) => {
        const work = { salt, challenge: challengeOf(salt, number), maxNumber: 3000 };
        expect(await solveProofOfWork(work)).toBe(String(number));
      }),
      { numRuns: 20 },
    );
  });

  it('is also the highest number', async () => {
    const work = { salt: 'a', challenge: challengeOf('a', 50), maxNumber: 50 };
    expect(await solveProofOfWork(work)).toBe('50');
  });

  it('lets the page go on while it is sought', async () => {
    const second = vi.fn();
    const first = vi.fn(() => void setTimeout(second, 0));
    setTimeout(first, 0);
    const solving = solveProofOfWork({
      salt: 'a',
      challenge: challengeOf('a', 3000),
      maxNumber: 3000,
    });
    expect(first).not.toHaveBeenCalled();
    await solving;
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  it('is an error when no number fits', async () => {
    const work = { salt: 'a', challenge: challengeOf('b', 1), maxNumber: 50 };
    await expect(solveProofOfWork(work)).rejects.toThrow('no solution');
  });

  it('ends when nobody wants it any more', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const work = { salt: 'a', challenge: '', maxNumber: 1e6 };
    await expect(solveProofOfWork(work, gone)).rejects.toThrow('gone');
  });
});
