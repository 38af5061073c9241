// small, checked by others, and at work where a page without https has no cryptography of its own
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface CaptchaWork {
  salt: string;
  /** SHA-256 of the salt with the number behind it, as hex. */
  challenge: string;
  maxNumber: number;
}

/** Numbers tried in one turn: about 5 ms, so that the page stays alive. */
const TURN = 2000;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Finds the number that was asked for. Rejects when there is none, or when the signal says stop. */
export async function solveWork({ salt, challenge, maxNumber }: CaptchaWork, signal?: AbortSignal) {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (number % TURN === 0) {
      await nextTurn();
      signal?.throwIfAborted();
    }
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return String(number);
  }
  throw new Error('This captcha has no solution.');
}
