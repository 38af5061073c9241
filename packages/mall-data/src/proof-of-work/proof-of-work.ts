// Small and audited; works on plain http, where crypto.subtle does not exist
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A captcha that a computer solves: find the number whose hash is the challenge. */
export interface ProofOfWork {
  /** Precedes the number in the hashed text. */
  salt: string;
  /** SHA-256 of the salt followed by the number, as hex. */
  challenge: string;
  /** The highest number to try; the lowest is 0. */
  maxNumber: number;
}

/** Numbers tried per task: about 5 ms, so that the page stays responsive. */
const BATCH_SIZE = 2000;
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Finds the number. Rejects when there is none, or when the signal is aborted. */
export async function solveProofOfWork(
  { salt, challenge, maxNumber }: ProofOfWork,
  signal?: AbortSignal,
) {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (number % BATCH_SIZE === 0) {
      await nextTask();
      signal?.throwIfAborted();
    }
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return String(number);
  }
  throw new Error('This captcha has no solution.');
}
