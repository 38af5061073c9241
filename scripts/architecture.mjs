// The diagram in docs/architecture.md, generated from the imports.
// Usage: node scripts/architecture.mjs [--check]   (--check fails when it is outdated)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowchart, importsOfParts, transitiveReduction } from './lib/architecture.mjs';
import { main, tempFolder } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { Problem } from './lib/problem.mjs';
import { runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const page = join(root, 'docs', 'architecture.md');
const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
// tests and stories have other dependencies
const exclude = '(^|/)(dist|node_modules|testing)/|[.](test|stories|sample|css)[.]tsx?$';

async function readModules() {
  const file = join(tempFolder('architecture'), 'imports.json');
  const args = ['--config', join(root, '.dependency-cruiser.js'), '--no-progress'];
  args.push(
    '--include-only',
    '^(apps|packages)/[^/]+/(src|server|contract)/',
    '--exclude',
    exclude,
  );
  args.push('--output-type', 'json', '--output-to', file, 'apps', 'packages');
  await runNode([cruiser, ...args]);
  return JSON.parse(readFileSync(file, 'utf8')).modules;
}

/** Updates the diagram, or with `check` returns whether it is current. */
export async function architecture({ check }) {
  const picture = flowchart(transitiveReduction(importsOfParts(await readModules())));
  const text = readFileSync(page, 'utf8');
  const drawn = text.replace(/```mermaid\n[^`]*```/, `\`\`\`mermaid\n${picture}\n\`\`\``);
  if (drawn === text) return true;
  if (!check) writeFileSync(page, drawn);
  return !check;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    if (await architecture({ check: process.argv.includes('--check') })) return;
    throw new Problem('docs/architecture.md is older than the imports: npm run docs:architecture.');
  });
}
