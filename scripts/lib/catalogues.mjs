import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withTempFolder } from './cleanup.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './processes.mjs';
import { root } from './root.mjs';

export const locales = ['en', 'zh-CN', 'es', 'fr', 'th', 'lao'];
/** Who has messages: each keeps `lang/<locale>.json`, a flat object of message id to text. */
export const owners = ['packages/mall-components', 'apps/storefront'];
export const compiledFolder = join(root, 'apps', 'storefront', 'compiled');

const cli = join(root, 'node_modules', '@formatjs', 'cli', 'bin', 'formatjs');

async function formatjs(...args) {
  const { code, output } = await runNode([cli, ...args], { quiet: true });
  if (code !== 0) throw new Problem(`formatjs ${args[0]} failed:\n${output.trim()}`);
}

/** The text of a catalogue file as it is kept: sorted by id, so that a diff shows what changed. */
export function catalogueText(messages) {
  const sorted = Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Packages name their catalogues by language tags; `lao` is what the storefront's addresses say. */
const tagOf = (owner, locale) =>
  locale === 'lao' && owner.startsWith('packages/') ? 'lo' : locale;

export const catalogueFile = (owner, locale) =>
  join(root, owner, 'lang', `${tagOf(owner, locale)}.json`);

/** The messages of an owner in a locale; empty when there is no file yet. */
export function readCatalogue(owner, locale) {
  const file = catalogueFile(owner, locale);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writeCatalogue(file, messages) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, catalogueText(messages));
}

/** The English messages as an owner's source has them. */
export function extractEnglish(owner) {
  return withTempFolder('messages', async (folder) => {
    const out = join(folder, 'en.json');
    const source = `${join(root, owner, 'src')}/**/*.{ts,tsx}`;
    const ignore = ['**/*.stories.tsx', '**/*.test.tsx', '**/*.test.ts', '**/*.gen.ts'];
    const ignored = ignore.flatMap((pattern) => ['--ignore', pattern]);
    await formatjs('extract', source, ...ignored, '--format', 'simple', '--out-file', out);
    return existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : {};
  });
}

/** The ids that one catalogue has and the other has not. */
export function differences(english, translated) {
  const missing = Object.keys(english).filter((id) => !(id in translated));
  const extra = Object.keys(translated).filter((id) => !(id in english));
  return { missing, extra };
}

/** Checks that each translation has the placeholders and plural forms of its English text. */
export async function structuralProblems(owner) {
  const files = join(root, owner, 'lang', '*.json');
  const args = [cli, 'verify', files, '--source-locale', 'en', '--structural-equality'];
  const { code, output } = await runNode(args, { quiet: true });
  return code === 0 ? '' : output.trim();
}

/**
 * Compiles one catalogue a locale, syntax trees instead of text, for a browser that carries no parser.
 * English comes fresh from the source; what a locale lacks is English, so that no id ever shows.
 */
export async function compileCatalogues() {
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
    // copied over at last: whoever reads the old files at this moment finds them or the new ones
    cpSync(trees, compiledFolder, { recursive: true });
  });
}
