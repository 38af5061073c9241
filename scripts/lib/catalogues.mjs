import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { withTempFolder } from './cleanup.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './processes.mjs';
import { root } from './root.mjs';

export const locales = ['en', 'zh-CN', 'es', 'fr', 'th', 'lao'];
/** Owners of messages: each has `lang/<locale>.json`, a flat object of message ids. */
export const owners = ['packages/mall-components', 'apps/storefront', 'apps/back-office'];
/** Folders of compiled messages, with their owners. The back office loads those of the components for previews only. */
const apps = {
  'apps/storefront': ['packages/mall-components', 'apps/storefront'],
  'apps/back-office': ['apps/back-office'],
  'apps/back-office/components': ['packages/mall-components'],
};

const cli = join(root, 'node_modules', '@formatjs', 'cli', 'bin', 'formatjs');

async function formatjs(...args) {
  const { code, output } = await runNode([cli, ...args], { quiet: true });
  if (code !== 0) throw new Problem(`formatjs ${args[0]} failed:\n${output.trim()}`);
}

/** Serializes a catalogue, sorted by id for readable diffs. */
export function catalogueText(messages) {
  const sorted = Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Packages name catalogues by language tag; `lao` is the storefront's locale. */
const tagOf = (owner, locale) =>
  locale === 'lao' && owner.startsWith('packages/') ? 'lo' : locale;

export const catalogueFile = (owner, locale) =>
  join(root, owner, 'lang', `${tagOf(owner, locale)}.json`);

/** The messages of an owner in a locale; empty if there is no file yet. */
export function readCatalogue(owner, locale) {
  const file = catalogueFile(owner, locale);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writeCatalogue(file, messages) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, catalogueText(messages));
}

const ignoredFiles = ['**/*.stories.tsx', '**/*.test.tsx', '**/*.test.ts', '**/*.gen.ts'].flatMap(
  (pattern) => ['--ignore', pattern],
);

/** The English messages in an owner's source. */
export function extractEnglish(owner) {
  return withTempFolder('messages', async (folder) => {
    const out = join(folder, 'en.json');
    const source = `${join(root, owner)}/{src,server}/**/*.{ts,tsx}`;
    await formatjs('extract', source, ...ignoredFiles, '--format', 'simple', '--out-file', out);
    return existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : {};
  });
}

/** For translators: the components' English messages by the folder of their source, `cart` or `sku/buy-box`. */
export const messageList = join(root, 'packages', 'mall-components', 'docs', 'messages.json');

/** The text of that list. */
export function messageListText() {
  return withTempFolder('messages', async (folder) => {
    const out = join(folder, 'en.json');
    const source = join(root, 'packages', 'mall-components', 'src');
    const options = ['--extract-source-location', '--out-file', out];
    await formatjs('extract', `${source}/**/*.{ts,tsx}`, ...ignoredFiles, ...options);
    const found = Object.entries(JSON.parse(readFileSync(out, 'utf8')));
    const folders = {};
    for (const [id, { defaultMessage, file }] of found.sort(([a], [b]) => (a < b ? -1 : 1))) {
      const owner = relative(source, dirname(resolve(file))).replaceAll('\\', '/');
      (folders[owner] ??= {})[id] = defaultMessage;
    }
    return catalogueText(folders);
  });
}

/** Missing and unknown ids of a catalogue. */
export function differences(english, translated) {
  const missing = Object.keys(english).filter((id) => !(id in translated));
  const extra = Object.keys(translated).filter((id) => !(id in english));
  return { missing, extra };
}

/** Checks placeholders and plural forms of each translation against the English message. */
export async function structuralProblems(owner) {
  const files = join(root, owner, 'lang', '*.json');
  const args = [cli, 'verify', files, '--source-locale', 'en', '--structural-equality'];
  const { code, output } = await runNode(args, { quiet: true });
  return code === 0 ? '' : output.trim();
}

/**
 * Compiles a catalogue per locale to syntax trees, so that browsers need no parser. English comes
 * from the source and is the fallback for missing translations.
 */
async function compileFor(app, owners) {
  const english = Object.assign({}, ...(await Promise.all(owners.map(extractEnglish))));
  await withTempFolder('catalogues', async (folder) => {
    for (const locale of locales) {
      const own = locale === 'en' ? [] : owners.map((owner) => readCatalogue(owner, locale));
      const known = Object.entries(Object.assign({}, ...own)).filter(([id]) => id in english);
      const messages = { ...english, ...Object.fromEntries(known) };
      writeCatalogue(join(folder, 'text', `${locale}.json`), messages);
    }
    const trees = join(folder, 'trees');
    mkdirSync(trees);
    await formatjs('compile-folder', '--ast', '--format', 'simple', join(folder, 'text'), trees);
    // moved at the end: concurrent readers find either the old or the new files
    cpSync(trees, join(root, app, 'compiled'), { recursive: true });
  });
}

/** Compiles the catalogues of each app. */
export async function compileCatalogues() {
  for (const [app, owners] of Object.entries(apps)) await compileFor(app, owners);
}
