// `npm run mutants`: mutation tests of a stable sample; `-- --all` runs every mutant, `-- --only
// money,cart` some parts.
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { main, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { providePostgres } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { scratchCopy } from '../../scripts/lib/scratch-copy.mjs';
import { chooseParts, parts } from './parts.mjs';
import { countMutants, mutantTable, survivors, THRESHOLD } from './result.mjs';

async function runPart(name, copy, all) {
  const { mutate, tests, oneIn } = parts[name];
  process.env.MUTANTS_TESTS = JSON.stringify(tests);
  process.env.MUTANTS_ONE_IN = String(all ? 1 : oneIn);
  return new Stryker({
    mutate: [...mutate, '!**/*.test.{ts,tsx}'],
    plugins: ['@stryker-mutator/vitest-runner', join(copy, 'tools', 'mutants', 'sample.mjs')],
    checkers: ['sample'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 20_000,
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    allowConsoleColors: false,
    // Stryker's sandbox would import our packages from the original tree
    inPlace: true,
    tempDirName: join(tempFolder('mutants'), 'backup'),
    disableTypeChecks: false,
  }).runMutationTest();
}

await main(async () => {
  const args = process.argv.slice(2);
  const names = chooseParts(args);
  const { url, why } = await providePostgres();
  if (!url) throw new Problem(`Mutants need PostgreSQL: ${why}.`);
  Object.assign(process.env, { TEST_DATABASE_URL: url, TEST_DATABASES: 'postgres' });
  const copy = await scratchCopy();
  process.chdir(copy);
  const rows = [];
  for (const part of names) {
    console.log(`${part} ...`);
    const results = await runPart(part, copy, args.includes('--all'));
    for (const line of survivors(results, (path) => relative(copy, path))) console.log(`  ${line}`);
    rows.push({ part, ...countMutants(results) });
  }
  console.log(`\n${mutantTable(rows)}\n`);
  const weak = rows.filter(({ share }) => share < THRESHOLD).map(({ part }) => part);
  if (weak.length) console.log(`Below ${THRESHOLD * 100} %: ${weak.join(', ')}`);
  return weak.length ? 1 : 0;
});
