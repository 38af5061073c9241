import { appendFileSync, readFileSync } from 'node:fs';

/** Keeps what must stand in no log: tokens, codes, passwords, addresses, numbers. */
export function noteSecret(...secrets: string[]): void {
  const file = process.env.E2E_SECRETS;
  if (file) appendFileSync(file, secrets.map((secret) => `${secret}\n`).join(''));
}

/** Everything that the tests of this run have kept. */
export const notedSecrets = (): string[] =>
  [...new Set(readFileSync(process.env.E2E_SECRETS ?? '', 'utf8').split('\n'))].filter(Boolean);
