// Trials with several machines, which are network namespaces: node tools/cluster/main.mjs limits|roll|pooler|failover|hang|…
// Needs Linux, root, what Debian packages of the programs in `deploy/`, and a build (`npm run build`). Ends with 1 where a
// bar is missed. CLUSTER_KEEP leaves the namespaces; CLUSTER_ROUNDS and CLUSTER_ORDERS make a trial shorter.
import { main } from '../../scripts/lib/cleanup.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { disk } from './trials/disk.mjs';
import { failover, late } from './trials/failover.mjs';
import { hang } from './trials/hang.mjs';
import { limits } from './trials/limits.mjs';
import { pooler } from './trials/pooler.mjs';
import { roll } from './trials/roll.mjs';
import { sale } from './trials/sale.mjs';
import { see } from './trials/see.mjs';
import { skew } from './trials/skew.mjs';
import { upgrade } from './trials/upgrade.mjs';

const trials = { limits, roll, pooler, failover, late, hang, skew, disk, upgrade, see, sale };

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !trials[name]);
  if (unknown || names.length === 0)
    throw new Problem(`Name trials: ${Object.keys(trials).join(', ')}.`);
  for (const name of names) await trials[name]();
  return process.exitCode ?? 0;
});
