// Executes the guides in docs/how-to in a copy of this tree. Usage: node scripts/how-to.mjs [name
// …]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main } from './lib/cleanup.mjs';
import { stepsOf, written } from './lib/how-to-steps.mjs';
import { isMain } from './lib/is-main.mjs';
import { runScript } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { scratchCopy } from './lib/scratch-copy.mjs';

const folder = join(root, 'docs', 'how-to');

/** Commands that accept lists of files or folders: they run once, at the end. */
const joined = ['node scripts/typecheck.mjs', 'npx vitest run', 'npx eslint'];

function write(copy, step) {
  const path = join(copy, step.file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const text = written(step, before);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function check(copy, command, part) {
  const { code, output } = await runScript(copy, command, { quiet: true });
  const name = `${part}: ${command}`;
  console.log(`  ${name}${code === 0 ? '' : `\n${output.trimEnd()}`}`);
  return { name, holds: code === 0, output };
}

/** The language guide is last: it copies the catalogues, to which others add. */
const isLast = (name) => name === 'language';
const allNames = () =>
  readdirSync(folder)
    .map((file) => file.replace('.md', ''))
    .sort((a, b) => isLast(a) - isLast(b));

/** Resolves to `{ name, holds, output }` for each command. */
export async function howTo(names = allNames()) {
  const copy = await scratchCopy();
  const steps = names.flatMap((name) =>
    stepsOf(name, readFileSync(join(folder, `${name}.md`), 'utf8')),
  );
  const last = new Map(joined.map((start) => [start, []]));
  const checks = [];
  for (const step of steps) {
    const start = joined.find((one) => step.command?.startsWith(one));
    if (step.kind === 'file') write(copy, step);
    else if (start) last.get(start).push(step.command.slice(start.length + 1));
    else checks.push(await check(copy, step.command, step.name));
  }
  for (const [start, rest] of last) {
    const words = [...new Set(rest.flatMap((part) => part.split(' ')))];
    if (words.length) checks.push(await check(copy, `${start} ${words.join(' ')}`, 'all'));
  }
  return checks;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const names = process.argv.slice(2);
    const checks = await howTo(names.length ? names : undefined);
    return checks.every(({ holds }) => holds) ? 0 : 1;
  });
}
