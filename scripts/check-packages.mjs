// Builds, packs and checks the published packages: publint, attw, every entry in Node and its
// types.
// Usage: node scripts/check-packages.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { main, withTempFolder } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { layOut, pack } from './lib/pack.mjs';
import { buildPackages } from './lib/package-builds.mjs';
import { brokenRules, entriesOf } from './lib/package-rules.mjs';
import { published } from './lib/packages.mjs';
import { runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const isCode = ({ files }) => files.length > 1;

async function publintSays({ tarball }) {
  const { buffer } = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

async function attwSays({ tarball, place, manifest }) {
  const cli = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
  const entries = entriesOf(place, manifest).filter(isCode);
  const names = entries.map(({ entry }) => entry);
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'];
  const args = [cli, tarball, ...options, '--entrypoints', ...names];
  const { code, output } = await runNode(args, { quiet: true });
  if (code === 0) return [];
  const { problems } = JSON.parse(output);
  return Object.values(problems).flatMap((kind) => kind.map((it) => JSON.stringify(it)));
}

const specifiers = ({ place, manifest }) =>
  entriesOf(place, manifest)
    .filter(isCode)
    .map(({ entry }) => manifest.name + entry.slice(1));

/** Entries for a specific framework; scripts/consumer builds one of them. */
const isForFramework = (name) => name === '@vermilion/mall-components/next';

/** Imports every entry in plain Node, each in a separate module graph. */
async function nodeSays(pack, folder) {
  const names = specifiers(pack).filter((name) => !isForFramework(name));
  const lines = names.map(
    (name) =>
      `await import('${name}').then((it) => Object.keys(it).length || console.log('${name} is empty'), (error) => console.log('${name}', error.message));`,
  );
  const file = join(folder, 'load.mjs');
  writeFileSync(file, lines.join('\n'));
  const { code, output } = await runNode([file], { cwd: folder, quiet: true });
  return code === 0 && output === '' ? [] : [output.trimEnd() || `node ended with ${code}`];
}

/** Checks every entry's types with Node's module resolution, without skipLibCheck. */
async function typesSay(pack, folder) {
  const file = join(folder, 'types.mts');
  const names = specifiers(pack);
  writeFileSync(file, names.map((name, at) => `export * as entry${at} from '${name}';`).join('\n'));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const rules = { module: 'nodenext', target: 'es2022', types: [], strict: true, noEmit: true };
  const config = { compilerOptions: rules, files: [file] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [tsc, '-p', folder, '--pretty', 'false'];
  const { code, output } = await runNode(args, { cwd: folder, quiet: true });
  return code === 0 ? [] : [output.trimEnd()];
}

const checks = {
  publint: publintSays,
  'are the types wrong': attwSays,
  'entries, styles, directives': ({ place, manifest }) => brokenRules(place, manifest),
  'every entry in Node': nodeSays,
  'every entry typed': typesSay,
};

/** Checks all packages. Resolves to one result for each check and package; prints problems. */
export async function checkPackages() {
  return withTempFolder('packages', async (folder) => {
    const tarballs = [];
    for (const name of published) tarballs.push({ name, tarball: await pack(name, folder) });
    const verdicts = [];
    for (const [at, laid] of layOut(folder, tarballs).entries()) {
      const subject = { ...laid, ...tarballs[at] };
      for (const [title, check] of Object.entries(checks)) {
        const problems = await check(subject, folder);
        verdicts.push(problems.length === 0);
        console.log(`  ${problems.length === 0 ? 'ok  ' : 'FAIL'} ${subject.name}: ${title}`);
        problems.forEach((problem) => console.log(`       ${problem}`));
      }
    }
    return verdicts;
  });
}

if (isMain(import.meta.url)) {
  await main(async () => {
    if (!(await buildPackages()).every(Boolean)) return 1;
    return (await checkPackages()).every(Boolean) ? 0 : 1;
  });
}
