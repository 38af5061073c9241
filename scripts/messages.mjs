// The mall's messages. Usage: node scripts/messages.mjs [--check | --compile]
// (no option)  writes lang/en.json of each owner from its source, and the components' list of messages
// --check      fails if one of them is outdated, a locale differs from en.json, or a word is used that lost
// --compile    compiles every locale for the storefront
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  catalogueFile,
  compileCatalogues,
  differences,
  extractEnglish,
  locales,
  messageList,
  messageListText,
  owners,
  readCatalogue,
  structuralProblems,
  writeCatalogue,
} from './lib/catalogues.mjs';
import { main } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { lostWords } from './lib/lost-words.mjs';
import { root } from './lib/root.mjs';

const list = (ids) =>
  ids.slice(0, 12).join(', ') + (ids.length > 12 ? ` and ${ids.length - 12} more` : '');

async function checkOwner(owner) {
  const source = await extractEnglish(owner);
  const english = readCatalogue(owner, 'en');
  const problems = [];
  const changed = Object.keys(source).filter((id) => id in english && source[id] !== english[id]);
  const lag = differences(source, english);
  const lagging = [...lag.missing, ...lag.extra, ...changed];
  if (lagging.length) {
    problems.push(
      `${owner}/lang/en.json lags behind the source: ${list(lagging)}. Run: node scripts/messages.mjs`,
    );
  }
  const absent = locales.filter((locale) => !existsSync(catalogueFile(owner, locale)));
  if (absent.length)
    problems.push(`${owner}/lang has no ${absent.map((l) => `${l}.json`).join(', ')}.`);
  for (const locale of locales.slice(1).filter((known) => !absent.includes(known))) {
    const { missing, extra } = differences(source, readCatalogue(owner, locale));
    const file = relative(root, catalogueFile(owner, locale));
    if (missing.length) problems.push(`${file} misses ${list(missing)}. Translate them there.`);
    if (extra.length)
      problems.push(`${file} has ${list(extra)}, which no source uses. Remove them.`);
  }
  const structure = absent.length ? '' : await structuralProblems(owner);
  if (structure) problems.push(`${owner}/lang: placeholders differ from English.\n${structure}`);
  return problems;
}

/** The catalogues of the mails, which need no source. */
const mails = (locale) =>
  join(root, 'packages', 'mails', 'src', 'messages', `${locale === 'lao' ? 'lo' : locale}.json`);

/** Words in any catalogue that lost against others. */
const wordsOf = (locale) =>
  [...owners.map((owner) => catalogueFile(owner, locale)), mails(locale)]
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      lostWords(relative(root, file), locale, JSON.parse(readFileSync(file, 'utf8'))),
    );

/** Resolves to the problems of the catalogues. */
export async function checkMessages() {
  const problems = (await Promise.all(owners.map(checkOwner))).flat();
  problems.push(...locales.flatMap(wordsOf));
  const list = existsSync(messageList) ? readFileSync(messageList, 'utf8') : '';
  if (list !== (await messageListText()))
    problems.push(`${relative(root, messageList)} lags behind. Run: node scripts/messages.mjs`);
  return problems;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    if (process.argv.includes('--compile')) return compileCatalogues();
    if (process.argv.includes('--check')) {
      const problems = await checkMessages();
      problems.forEach((problem) => console.error(problem));
      return problems.length ? 1 : 0;
    }
    for (const owner of owners) {
      writeCatalogue(catalogueFile(owner, 'en'), await extractEnglish(owner));
    }
    writeFileSync(messageList, await messageListText());
  });
}
