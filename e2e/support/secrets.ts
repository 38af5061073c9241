import { appendFileSync, readFileSync } from 'node:fs';

/** Collects secrets that must not be logged: tokens, codes, passwords, addresses, numbers. */
export function noteSecret(...secrets: string[]): void {
  const file = process.env.E2E_SECRETS;
  if (file) appendFileSync(file, secrets.map((secret) => `${secret}\n`).join(''));
}

/** All secrets of this test run. */
export const notedSecrets = (): string[] =>
  [...new Set(readFileSync(process.env.E2E_SECRETS ?? '', 'utf8').split('\n'))].filter(Boolean);
