// API reports of the published packages, generated from their built declarations and committed:
// `api-report.md` of each package, and the list of its entries. Builds the packages first.
// Usage: node scripts/api-report.mjs [--update] [package ...]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { main } from './lib/cleanup.mjs';
import { readDeclarations } from './lib/declarations.mjs';
import { isMain } from './lib/is-main.mjs';
import { buildPackages } from './lib/package-builds.mjs';
import { manifestIn, packageFolder, publicExports, published } from './lib/packages.mjs';

const code = (lines) => ['```ts', ...lines, '```'].join('\n');

/** The main entry re-exports the others: names only. */
function mainEntry({ name, texts }, others) {
  const elsewhere = new Set(others.flatMap((entry) => entry.texts.map(({ text }) => text)));
  const own = texts.filter(({ text }) => !elsewhere.has(text));
  const repeated = texts.filter((it) => !own.includes(it)).map((it) => `export { ${it.name} };`);
  return [`## ${name}`, code([...own.map(({ text }) => text), ...repeated])];
}

function report(folder) {
  const { name } = manifestIn(folder);
  const targets = Object.entries(publicExports(folder)).filter(([, { types }]) => types);
  const files = targets.map(([key, { types }]) => [join(name, key), join(folder, types)]);
  // generated types change with their contract
  const generated = existsSync(join(folder, 'contract'))
    ? ['components', 'operations', 'paths']
    : [];
  const read = readDeclarations(Object.fromEntries(files), join(folder, 'dist'), generated);
  const [first, ...others] = read.entries;
  return [
    `# The public surface of ${name}`,
    'Made by `node scripts/api-report.mjs --update` from the built declarations. What changes here changes for whoever uses the package, and wants a changeset.',
    ...mainEntry(first, others),
    ...others.flatMap((entry) => [`## ${entry.name}`, code(entry.texts.map(({ text }) => text))]),
    ...(read.inner.length > 0 ? ['## What shows through', code(read.inner)] : []),
  ].join('\n\n');
}

/** The report files of a package with their expected content. */
async function surface(name) {
  const folder = packageFolder(name);
  const manifest = manifestIn(folder);
  manifest.publishConfig.exports = publicExports(folder);
  const expected = { 'package.json': JSON.stringify(manifest), 'api-report.md': report(folder) };
  const files = Object.entries(expected).map(async ([file, text]) => {
    const filepath = join(folder, file);
    const settings = await resolveConfig(filepath);
    return { filepath, text: await format(text, { ...settings, filepath }) };
  });
  return Promise.all(files);
}

/** Compares reports, or writes them with `update`. Resolves to one result for each package; prints differences. */
export async function apiReport({ update = false, names = published } = {}) {
  const verdicts = [];
  for (const name of names) {
    const files = await surface(name);
    const differing = files.filter(
      ({ filepath, text }) => !existsSync(filepath) || readFileSync(filepath, 'utf8') !== text,
    );
    if (update) differing.forEach(({ filepath, text }) => writeFileSync(filepath, text));
    const holds = update || differing.length === 0;
    console.log(`  ${name}: ${holds ? 'the public surface is as written down' : 'it has changed'}`);
    verdicts.push(holds);
  }
  if (!verdicts.every(Boolean))
    console.log('  Write it down and commit it: npm run api-report -- --update');
  return verdicts;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const args = process.argv.slice(2);
    const given = args.filter((arg) => !arg.startsWith('--'));
    const names = given.length > 0 ? given : published;
    if (!(await buildPackages(names)).every(Boolean)) return 1;
    const verdicts = await apiReport({ update: args.includes('--update'), names });
    return verdicts.every(Boolean) ? 0 : 1;
  });
}
