import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of a domain that are loaded on their own, because they bring a dialog with them. */
const LAZY = 'dialog';

/** `index`, every domain, and `<domain>/dialog` where there is one; a domain's other folders stay inside. */
export function publicEntries(folder: string): Record<string, string> {
  const entries: Record<string, string> = { index: join(folder, 'index.ts') };
  const add = (name: string) => {
    const index = join(folder, name, 'index.ts');
    if (existsSync(index)) entries[name] = index;
  };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    add(entry.name);
    add(`${entry.name}/${LAZY}`);
  }
  return entries;
}
