/**
 * Generates contract/openapi.json, src/generated/*.gen.ts and the tables of README.md from the contract's YAML files. With
 * --check it fails if a file is outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readContract, withoutUnused } from './lib/bundle.mjs';
import { nullableForServers, nullableForTypes, toDocument } from './lib/document.mjs';
import { exampleData } from './lib/examples.mjs';
import { operationTable, operatorTable, publicReads } from './lib/operations.mjs';
import { readmeOf } from './lib/readme.mjs';
import { modelTypes, schemaTypes } from './lib/types.mjs';

const root = new URL('..', import.meta.url);
const folder = fileURLToPath(new URL('contract', root));
const contract = readContract(folder, 'openapi.yaml');
const operator = withoutUnused(readContract(folder, 'operator.yaml'));

const outputs = {
  'contract/openapi.json': JSON.stringify(toDocument(contract, nullableForServers), null, 2),
  'src/generated/schema.gen.ts': await schemaTypes(toDocument(contract, nullableForTypes)),
  'src/generated/models.gen.ts': modelTypes(contract.schemas),
  'src/generated/operations.gen.ts': operationTable(contract.operations),
  'src/generated/examples.gen.ts': exampleData(contract.operations),
  'src/generated/public-reads.gen.ts': publicReads(contract.operations),
  'README.md': readmeOf(readFileSync(new URL('README.md', root), 'utf8'), contract, operator),
  'contract/operator.json': JSON.stringify(toDocument(operator, nullableForServers), null, 2),
  'src/generated/operator-schema.gen.ts': await schemaTypes(toDocument(operator, nullableForTypes)),
  'src/generated/operator-models.gen.ts': modelTypes(operator.schemas, './operator-schema.gen'),
  'src/generated/operator-operations.gen.ts': operatorTable(operator.operations),
};

/** The current content, or undefined. */
function current(url) {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return undefined;
  }
}

const stale = [];
for (const [name, source] of Object.entries(outputs)) {
  const url = new URL(name, root);
  const filepath = fileURLToPath(url);
  const text = await format(source, { ...(await resolveConfig(filepath)), filepath });
  if (text === current(url)) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(url, text);
}

const calls = [contract, operator]
  .map((one) => `${one.operations.length} calls, ${Object.keys(one.schemas).length} schemas`)
  .join('; of operators ');
if (!process.argv.includes('--check')) {
  console.log(`${calls}: ${stale.length ? `wrote ${stale.join(', ')}` : 'nothing to write'}.`);
} else if (stale.length) {
  console.error(
    `The contract and what is generated from it differ: ${stale.join(', ')}.\n` +
      'Run `pnpm --filter @vermilion/api-client generate` and commit the result.',
  );
  process.exitCode = 1;
} else {
  console.log(`${calls}: generated files are up to date.`);
}
