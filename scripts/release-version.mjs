// `npm run release:version`: consumes the changesets into versions and changelogs. A version without a tag is not
// released yet: it stays, and what was added meanwhile joins its section.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { tidyChangelog, versionsIn } from './lib/changelog.mjs';
import { bumpBetween, changesets, prepareChangesets, repeatedBump } from './lib/changesets.mjs';
import { main } from './lib/cleanup.mjs';
import { manifestIn, packageFolder, released } from './lib/packages.mjs';
import { Problem } from './lib/problem.mjs';
import { run, runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const change = (file, edit) => writeFileSync(file, edit(readFileSync(file, 'utf8')));
const manifestOf = (name) => join(packageFolder(name), 'package.json');
const changelogOf = (name) => join(packageFolder(name), 'CHANGELOG.md');

async function tags() {
  const { code, output } = await run('git', ['tag', '--list'], { quiet: true });
  if (code !== 0) throw new Problem('The tags of the releases cannot be read: this needs git.');
  return new Set(output.split('\n'));
}

/** Puts a package whose version has no tag back to the version before. Returns what repeats the bump. */
function stepBack(name, tagged) {
  const { name: id, version } = manifestIn(packageFolder(name));
  if (tagged.has(`${id}@${version}`) || !existsSync(changelogOf(name))) return [];
  const [newest, before] = versionsIn(readFileSync(changelogOf(name), 'utf8'));
  if (newest !== version || !before) return [];
  change(manifestOf(name), (text) =>
    text.replace(`"version": "${version}"`, `"version": "${before}"`),
  );
  return [{ id, bump: bumpBetween(before, version) }];
}

async function tidy(file) {
  const text = tidyChangelog(readFileSync(file, 'utf8'));
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

await main(async () => {
  if (prepareChangesets().length === 0) {
    console.log('There is no changeset: nothing was changed.');
    return 0;
  }
  const tagged = await tags();
  const back = released.flatMap((name) => stepBack(name, tagged));
  for (const [at, { id, bump }] of back.entries())
    writeFileSync(join(changesets, `unreleased-${at}.md`), repeatedBump([id], bump));
  const cli = join(root, 'node_modules', '@changesets', 'cli', 'bin.js');
  const { code } = await runNode([cli, 'version']);
  if (code !== 0) return code;
  await Promise.all(released.map(changelogOf).filter(existsSync).map(tidy));
  console.log('Read the changelogs before you commit: they are what users see first.');
  return 0;
});
