import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canApt } from './apt.mjs';
import { firstProgram, onPath } from './find-program.mjs';
import { run, runNode } from './processes.mjs';
import { root } from './root.mjs';

const require = createRequire(join(root, 'package.json'));

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) => [
  `/Applications/${name}.app/Contents/MacOS/${name}`,
  join(homedir(), `Applications/${name}.app/Contents/MacOS/${name}`),
]);
const elsewhere = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((key) => {
    const base = process.env[key];
    return base ? [join(base, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

/** The browser that Playwright would install. */
const playwrights = () => require('playwright').chromium.executablePath();

/** An installed Chrome or Chromium, or undefined. CHROMIUM_PATH takes precedence. */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return firstProgram([configured]);
  return onPath(names) ?? firstProgram([...applications, ...elsewhere, playwrights()]);
}

const SHELL = 'chromium-headless-shell';

/**
 * Chromium without windows, in which a page takes half of the time, or else the whole browser. It keeps no pages for
 * going back, and loads scripts earlier than a shopper's browser: where that matters, `findChromium`.
 */
export function findHeadless() {
  const { CHROMIUM_HEADLESS_PATH: known, CHROMIUM_PATH: whole } = process.env;
  return known ?? (whole ? undefined : onPath([SHELL])) ?? findChromium();
}

/** Whether a browser starts: an executable on the PATH may be a stub. */
async function starts(path) {
  const { code } = await run(path, ['--version'], { quiet: true, timeoutMs: 30_000 });
  return code === 0;
}

async function download() {
  console.log('  no Chrome or Chromium found: downloading Chromium with Playwright ...');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const withLibraries = canApt() ? ['--with-deps'] : [];
  const args = [cli, 'install', ...withLibraries, 'chromium'];
  const { code } = await runNode(args, { quiet: true, timeoutMs: 300_000 });
  return code === 0;
}

/** A working Chromium: installed, downloaded by Playwright, or from Debian. Resolves to its path or undefined. */
export async function provideChromium() {
  if (!process.env.CHROMIUM_PATH && !onPath([SHELL]) && canApt()) await aptInstall(SHELL);
  const here = findChromium();
  if (here && (await starts(here))) return here;
  if (process.env.CHROMIUM_PATH) return undefined;
  if ((await download()) && (await starts(playwrights()))) return playwrights();
  if (canApt() && (await aptInstall('chromium'))) return onPath(['chromium']);
  return undefined;
}

/** Instructions if there is no browser. */
export const noChromium = process.env.CHROMIUM_PATH
  ? `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and no browser starts there.`
  : 'No Chrome or Chromium was found and none could be installed: install one, or name it in CHROMIUM_PATH.';

/** Launch options: headless, without sandbox and network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
