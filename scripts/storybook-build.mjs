// `npm run storybook:build`: builds the Storybook into a site that any static host serves, beside the versions that are
// there already. Usage: npm run storybook:build [-- --site FOLDER] [--as VERSION|next]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main, withTempFolder } from './lib/cleanup.mjs';
import { manifestIn, packageFolder } from './lib/packages.mjs';
import { root } from './lib/root.mjs';
import { buildStorybook } from './lib/storybook.mjs';
import { addToSite } from './lib/storybook-site.mjs';

await main(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string' }, as: { type: 'string' } } });
  const site = resolve(root, values.site ?? 'storybook-site');
  const version = values.as ?? manifestIn(packageFolder('design-system')).version;
  const { versions } = await withTempFolder('storybook', async (folder) =>
    addToSite(site, await buildStorybook(folder), version),
  );
  console.log(`${site} has ${versions.map(({ name }) => name).join(', ')}.`);
  return 0;
});
