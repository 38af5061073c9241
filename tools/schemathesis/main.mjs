// `npm run fuzz:contract`: schemathesis sends what the contract allows and forbids to a trial mall, and compares the
// responses with it. `-- --examples 50` for more requests to each call, `-- --seed 7` for others,
// `-- --only operator.json` for one contract.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { main, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { run } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startAttackedMall } from '../attack/lib/mall.mjs';
import { makeOperatorKeys } from '../attack/lib/operator.mjs';
import { makeShoppers } from '../attack/lib/shoppers.mjs';
import { provideSchemathesis } from './python.mjs';

const here = join(root, 'tools', 'schemathesis');
const CALLERS = 100;

const { values: options } = parseArgs({
  options: {
    examples: { type: 'string', default: '20' },
    seed: { type: 'string', default: '2026' },
    only: { type: 'string' },
  },
});

/** A contract, who calls it, and the calls after which a caller is none any more. */
const contracts = [
  {
    file: 'openapi.json',
    header: 'Authori-zation',
    callersOf: async (mall) => (await makeShoppers(mall, CALLERS)).map(({ token }) => token),
    ends: '/logout$',
  },
  {
    file: 'operator.json',
    header: 'Authorization',
    callersOf: async (mall) =>
      (await makeOperatorKeys(mall, CALLERS)).map((key) => `Bearer ${key}`),
    ends: '/key/revoke/',
  },
];

/**
 * Every refusal of the contract is HTTP 200 with its code in the envelope, also code 500, so a real 5xx is always a
 * failure; errors that the envelope hides are found by the check in hooks.py.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'no_system_exception',
];

async function fuzz(program, mall, { file, header, callersOf, ends }) {
  const args = [
    ...['run', join(root, 'packages', 'api-client', 'contract', file), '--url', mall.apiUrls[0]],
    ...['--checks', CHECKS.join(','), '--exclude-path-regex', ends],
    ...['--phases', 'examples,coverage,fuzzing', '--max-examples', options.examples],
    ...['--seed', options.seed, '--suppress-health-check', 'all', '--warnings', 'off'],
    ...['--request-timeout', '30', '--continue-on-failure'],
  ];
  const env = {
    ...process.env,
    PYTHONPATH: here,
    PYTHONDONTWRITEBYTECODE: '1',
    SCHEMATHESIS_HOOKS: 'hooks',
    FUZZ_HEADER: header,
    FUZZ_CALLERS: JSON.stringify(await callersOf(mall)),
  };
  // It keeps what it has found in the folder that it runs in
  const { code } = await run(program, args, { env, cwd: tempFolder('fuzz') });
  return code === 0;
}

await main(async () => {
  const program = await provideSchemathesis();
  await build(['demo-mall']);
  // a policy of its own: without a storefront
  const mall = await startAttackedMall({ count: 1, policy: {} });
  const chosen = contracts.filter(({ file }) => !options.only || file === options.only);
  const holds = [];
  for (const contract of chosen) holds.push(await fuzz(program, mall, contract));
  return holds.length > 0 && holds.every(Boolean) ? 0 : 1;
});
