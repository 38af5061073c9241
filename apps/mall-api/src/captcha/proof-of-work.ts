import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A search for the computer: which number from 0 to `maxNumber`, after the salt, has this hash? */
export interface ProofOfWork {
  salt: string;
  challenge: string;
  maxNumber: number;
}

/** New work and its answer. On average half of the numbers are tried, so it takes the same for everybody. */
export function createProofOfWork(maxNumber: number): { work: ProofOfWork; answer: string } {
  const salt = randomBytes(12).toString('hex');
  const answer = String(randomInt(maxNumber + 1));
  return { work: { salt, challenge: hashOf(salt + answer), maxNumber }, answer };
}

/** Does the work as a storefront does, for tests. */
export function solveProofOfWork({ salt, challenge, maxNumber }: ProofOfWork): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hashOf(salt + number) === challenge) return String(number);
  }
  throw new Error('There is no such number');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
