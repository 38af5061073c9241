// The reference of the packages that have one, generated from their sources: a Markdown page for each entry and guide in `docs`, and
// `llms.txt`. A unit test fails when they differ. Usage: node scripts/reference.mjs [package ...]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { register } from 'tsx/esm/api';
import { documented } from './lib/packages.mjs';
import { leftOver, referenceFiles } from './lib/reference/files.mjs';
import { readGuides } from './lib/reference/guides.mjs';
import { withExamples } from './lib/reference/own-examples.mjs';
import { readReference } from './lib/reference/read.mjs';

// the guides are TypeScript
register();

const given = process.argv.slice(2);
for (const name of given.length > 0 ? given : documented) {
  const entries = await withExamples(name, readReference(name));
  const files = referenceFiles(name, entries, await readGuides(name));
  files.forEach(({ path }) => mkdirSync(dirname(path), { recursive: true }));
  files.forEach(({ path, text }) => writeFileSync(path, text));
  leftOver(name, files).forEach((path) => rmSync(path));
  console.log(`  ${name}: ${files.length} files`);
}
