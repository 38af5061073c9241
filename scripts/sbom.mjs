// `npm run sbom`: writes what is shipped, with versions and licences, as CycloneDX. `-- FILE` for another file. pnpm knows
// its own lockfile, with each workspace and what only another system installs; other generators would have to guess.
import { resolve } from 'node:path';
import { main } from './lib/cleanup.mjs';
import { newerPnpm } from './lib/newer-pnpm.mjs';

await main(async () => {
  const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
  const kind = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  const { code } = await newerPnpm([
    ...['sbom', '--prod', ...kind, '--sbom-type', 'application', '--out', file],
  ]);
  if (code === 0) console.log(`Wrote ${file}.`);
  return code;
});
