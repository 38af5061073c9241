import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../../scripts/lib/cleanup.mjs';
import { root } from '../../../scripts/lib/root.mjs';

/** What the next release of a trial brings: columns that shoppers' lists would wait for, an index, rows to change. */
const ADDED = `
  '996-of-a-trial': {
    phase: 'expand', release: 2,
    statements: [
      'alter table product add column note text',
      'alter table product add constraint product_note check (length(note) <= 500) not valid',
    ],
    backfill: "update product set note = '' where id in (select id from product where note is null limit 500)",
    validate: ['product product_note'],
    indexes: ['product_note on product (note)'],
  },
  '997-of-a-trial': {
    phase: 'expand', release: 2,
    statements: ["alter table user_account add column note text not null default ''"],
  },
  '998-of-a-trial': {
    phase: 'expand', release: 2,
    statements: ['alter table listing add column note int'],
    indexes: ['listing_note on listing (note)'],
  },
`;

/**
 * Builds the release after this one: what is committed, with migrations and other files of pages. Resolves to its folder.
 * `CLUSTER_NEXT` names one that was built before.
 */
export function buildNextRelease() {
  if (process.env.CLUSTER_NEXT) return process.env.CLUSTER_NEXT;
  const folder = tempFolder('cluster-next');
  const run = (command, cwd = folder) =>
    execFileSync('sh', ['-c', command], { cwd, stdio: 'pipe' });
  run(`git archive ${process.env.CLUSTER_COMMIT || 'HEAD'} | tar x -C ${folder}`, root);
  const api = join(folder, 'apps/mall-api/src');
  const live = join(api, 'db/migrations/live.ts');
  writeFileSync(
    live,
    readFileSync(live, 'utf8').replace(/};\s*$/, () => `${ADDED}};\n`),
  );
  const release = join(api, 'db/release.ts');
  writeFileSync(release, readFileSync(release, 'utf8').replace('RELEASE = 1', 'RELEASE = 2'));
  appendFileSync(join(folder, 'apps/storefront/src/entry-client.tsx'), '\nwindow.name = "2";\n');
  run('pnpm install --frozen-lockfile --prefer-offline');
  run('node scripts/build.mjs');
  return folder;
}
