import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is written above a block: "…, `FILE`:" or "… `FILE`, above `LINE`:". */
const block = /`(\S+)`(?:, (?:above|before) `(.+)`)?:\n\n```(?:tsx?|js|css)\n([\s\S]*?)^```/gm;

/**
 * Does what a section of the README of a starter says: writes its files, and adds its lines to others. Returns the
 * packages to be installed.
 */
export function followReadme(folder, section) {
  const sections = readFileSync(join(folder, 'README.md'), 'utf8').split(/^## /m);
  const text = sections.find((one) => one.startsWith(`${section}\n`));
  if (!text) throw new Error(`The README has no section "${section}".`);
  for (const [, name, line, code] of text.matchAll(block)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!line) writeFileSync(file, code);
    else {
      const before = readFileSync(file, 'utf8');
      if (!before.includes(line)) throw new Error(`${name} has no line with ${line}.`);
      writeFileSync(
        file,
        before.replace(line, () => code + line),
      );
    }
  }
  const [, packages = ''] = /^npm install --save-dev (.+)$/m.exec(text) ?? [];
  return packages.split(' ').filter(Boolean);
}
