import { findHeadless, noChromium, provideChromium } from './chromium.mjs';
import { providePostgres } from './postgres.mjs';
import { providePromtool } from './promtool.mjs';

const wantsBrowser = ['stories', 'consumer', 'e2e', 'node'];
const wantsDatabase = ['unit', 'e2e', 'node'];

function loudly(...lines) {
  const bar = '!'.repeat(78);
  console.log(['', bar, ...lines.map((line) => `!! ${line}`), bar, ''].join('\n'));
}

/** Finds or installs what the selected groups need: `{ chromium, postgresUrl }`, each may be missing. */
export async function provideNeeds(groups) {
  console.log('=== what the tests need');
  const needs = {};
  if (groups.some((group) => wantsBrowser.includes(group))) {
    needs.chromium = await provideChromium();
    console.log(`  browser: ${needs.chromium ?? noChromium}`);
    if (needs.chromium) {
      process.env.CHROMIUM_HEADLESS_PATH = findHeadless();
      process.env.CHROMIUM_PATH = needs.chromium;
    }
  }
  if (groups.some((group) => wantsDatabase.includes(group))) {
    const { url, why } = await providePostgres();
    needs.postgresUrl = url;
    if (url) console.log('  PostgreSQL: a server is ready');
    else
      loudly(`PostgreSQL tests are SKIPPED: ${why}.`, 'Everything else runs on the embedded one.');
  }
  if (groups.includes('unit')) {
    const promtool = await providePromtool();
    const without = 'none: tests of alert rules are SKIPPED; it is in Debian’s package prometheus';
    console.log(`  promtool: ${promtool ?? without}`);
  }
  return needs;
}
