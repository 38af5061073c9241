// `npm run attack`: attacks a trial mall of three servers on a private PostgreSQL, on this machine only.
// Every attack is limited in count and time. `-- --only rush,paths` selects some.
import { build } from '../../scripts/build.mjs';
import { main } from '../../scripts/lib/cleanup.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { attacks } from './index.mjs';
import { startAttackedMall } from './lib/mall.mjs';

function chosen(args) {
  const at = args.indexOf('--only');
  if (at < 0) return attacks;
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name));
  if (unknown.length > 0) {
    const known = attacks.map(({ name }) => name).join(', ');
    throw new Problem(`There is no attack ${unknown.join(', ')}; there are ${known}.`);
  }
  return attacks.filter(({ name }) => names.includes(name));
}

const line = (cells) => `| ${cells.join(' | ')} |`;

/** The results as a Markdown table, for `docs/security.md`. */
const table = (rows) =>
  [
    line(['attack', 'count', 'expected', 'result', 'passed']),
    line(['---', '---', '---', '---', '---']),
    ...rows.map(({ attack, count, expected, result, passed }) =>
      line([attack, count, expected, result, passed ? 'yes' : '**NO**']),
    ),
  ].join('\n');

await main(async () => {
  const selected = chosen(process.argv.slice(2));
  const isShared = selected.some(({ ownMall }) => !ownMall);
  await build(isShared ? ['demo-mall', 'storefront'] : ['demo-mall']);
  if (isShared) console.log('Starting three servers and a storefront ...');
  const shared = isShared && (await startAttackedMall());
  const rows = [];
  for (const { name, attack, ownMall } of selected) {
    console.log(`${name} ...`);
    const mall = ownMall ? await startAttackedMall(ownMall) : shared;
    for (const row of await attack(mall)) {
      console.log(`  ${row.passed ? 'passed' : 'FAILED'}: ${row.attack}: ${row.result}`);
      rows.push(row);
    }
  }
  console.log(`\n${table(rows)}\n`);
  const broken = rows.filter(({ passed }) => !passed).length;
  console.log(`${rows.length - broken} passed, ${broken} failed`);
  return broken === 0 ? 0 : 1;
});
