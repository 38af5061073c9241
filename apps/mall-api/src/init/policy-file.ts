import { existsSync, writeFileSync } from 'node:fs';
import { readPolicy } from '../policy/read-policy';
import type { Answers } from './questions';

/** The part of the policy that the answers say. */
export function policyOf({ name, country, currency, language, zone, contact }: Answers) {
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
  const offset = (hours * 60 + minutes) * (zone.startsWith('-') ? -1 : 1);
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return {
    mall: {
      name: { en: name, [language]: name },
      language,
      contact: { type: 'email', email: contact },
    },
    currency: { currency, symbol },
    zoneOffsetMinutes: offset,
    tax: { country },
    delivery: { country, shopCountry: country },
  };
}

/** Writes the policy to a new file and checks it. False when the file exists, which is left alone. */
export function writePolicy(file: string, answers: Answers): boolean {
  if (existsSync(file)) return false;
  writeFileSync(file, `${JSON.stringify(policyOf(answers), null, 2)}\n`);
  readPolicy(file);
  return true;
}
