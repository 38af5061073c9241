#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { upgradeFiles, versions } from '../src/run.mjs';

const USAGE = `Usage: codemods <version> <file or folder> ... [--dry]
  Renames in your code what that version of the Vermilion packages has renamed, and lists what needs a person.
  --dry changes nothing. Commit before you run it: it writes into your files.
Versions: ${Object.keys(versions).join(', ')}`;

function fail(message) {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(1);
}

let parsed;
try {
  const options = { dry: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  parsed = parseArgs({ allowPositionals: true, options });
} catch (error) {
  fail(error.message);
}
const {
  values: { dry, help },
  positionals: [version, ...paths],
} = parsed;
if (help) {
  console.log(USAGE);
  process.exit(0);
}
if (!Object.hasOwn(versions, version ?? '')) fail(`There is no version "${version ?? ''}".`);
if (paths.length === 0) fail('Name the files or folders of your code.');
const missing = paths.find((path) => !existsSync(path));
if (missing) fail(`There is no file or folder "${missing}".`);

const { changed, notes, failed } = upgradeFiles(version, paths, { dry });
console.log(`${changed} files changed, ${notes} places need a person, ${failed} files failed.`);
process.exitCode = failed > 0 ? 1 : 0;
