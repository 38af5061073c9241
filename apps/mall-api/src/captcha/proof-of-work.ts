import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Proof of work: the number from 0 to `maxNumber` which, after the salt, has this hash. */
export interface ProofOfWork {
  salt: string;
  challenge: string;
  maxNumber: number;
}

/** A new challenge and its solution. On average half of the numbers are tried. */
export function createProofOfWork(maxNumber: number): { work: ProofOfWork; answer: string } {
  const salt = randomBytes(12).toString('hex');
  const answer = String(randomInt(maxNumber + 1));
  return { work: { salt, challenge: hashOf(salt + answer), maxNumber }, answer };
}

/** Solves the challenge as a storefront does, for tests. */
export function solveProofOfWork({ salt, challenge, maxNumber }: ProofOfWork): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hashOf(salt + number) === challenge) return String(number);
  }
  throw new Error('There is no such number');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
