import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is written above a block: "…, `FILE`:" or "… `FILE`, above `LINE`:". */
const block = /`(\S+)`(?:, above `(.+)`)?:\n\n```tsx?\n([\s\S]*?)^```/gm;

/** Does what the README of a starter says of a page of one's own: writes its files, and adds its lines to others. */
export function addOwnPage(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const [, name, line, code] of readme.matchAll(block)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!line) writeFileSync(file, code);
    else {
      const text = readFileSync(file, 'utf8');
      if (!text.includes(line)) throw new Error(`${name} has no line with ${line}.`);
      writeFileSync(
        file,
        text.replace(line, () => code + line),
      );
    }
  }
}

/** Submits the page's form without its value, then with it. Resolves to a list of problems. */
export async function visitOwnPage(page, url, axeSays) {
  await page.goto(`${url}/stores`);
  const form = page.getByRole('form', { name: 'Our stores' });
  const find = form.getByRole('button', { name: 'Find stores' });
  await find.click();
  await form.getByRole('group', { name: 'One field is missing' }).waitFor();
  const problems = await axeSays(page, 'own page');
  await form.getByRole('textbox', { name: 'Town' }).fill('Bristol');
  await find.click();
  await page.getByText('Looking for stores in Bristol.').waitFor();
  return problems;
}
