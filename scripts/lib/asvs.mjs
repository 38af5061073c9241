import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rowsIn } from './spec-map.mjs';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 stand behind them. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3
  11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3
  15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

/** The numbers of all requirements of levels 1 and 2, in their order. */
export const requirements = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((text) => {
    const [section, count] = text.split(':');
    return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
  });

/** The rows of the table: `{ number, answer, files, why }`; files are relative to the root. */
export const answersIn = (page) =>
  rowsIn(page).map((row) => {
    const [, number, , answer, where] = row.split(' | ').join('|').split('|');
    const links = [...where.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to]) => to);
    return {
      number: number.trim(),
      answer: answer.trim().replaceAll('*', ''),
      files: links.map((to) => join('docs', 'security', to)),
      why: where.replaceAll(/\[[^\]]*\]\([^)]*\)|<br>/g, '').trim(),
    };
  });

const isProof = (file) => /\.(test\.tsx?|spec\.ts)$|^eslint\.config\.js$/.test(file);

/** What is wrong with an answer, or undefined. */
export function wrongAnswer({ number, answer, files, why }, root) {
  const missing = files.find((file) => !existsSync(join(root, file)));
  if (missing) return `${number} names ${missing}, which does not exist`;
  if (answer === 'held') return files.some(isProof) ? undefined : `${number} names no test`;
  if (answer === 'documented') return files.length ? undefined : `${number} names no page`;
  if (answer !== 'does not apply' && answer !== 'not held') return `${number} has no answer`;
  return why ? undefined : `${number} does not say why`;
}
