// `npm run audit`: asks the registry whether something that is shipped has a known vulnerability that is at least moderate.
// One that does not matter here is listed with its reason under `auditConfig.ignoreGhsas` of pnpm-workspace.yaml.
import { main } from './lib/cleanup.mjs';
import { newerPnpm } from './lib/newer-pnpm.mjs';

await main(async () => (await newerPnpm(['audit', '--prod', '--audit-level', 'moderate'])).code);
