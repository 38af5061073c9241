/** The groups of a version in a changelog, in order; "Renamed" is what the codemods do. */
const GROUPS = ['Breaking', 'Renamed', 'New', 'Fixed'];

/** The group that a paragraph of a changeset names by its first word. */
export const LABEL = new RegExp(`^(${GROUPS.join('|')}): `);

/** What changesets call a group, where an item does not say it by its first word. */
const byBump = { 'Major Changes': 'Breaking', 'Minor Changes': 'New', 'Patch Changes': 'Fixed' };

const lines = (...parts) => parts.filter(Boolean).join('\n\n');

/** Splits a text at its headings of a level: `[before, [title, text] …]`. */
function sections(text, level) {
  const marks = '#'.repeat(level);
  const [before, ...rest] = `\n${text}`.split(`\n${marks} `);
  const split = (part) => {
    const [title] = part.split('\n', 1);
    return [title.trim(), part.slice(title.length).trim()];
  };
  return [before.trim(), ...rest.map(split)];
}

/** Puts items that were written by `changeset version` in their group; texts of a person stay as they are. */
function grouped(title, text) {
  const fallback = byBump[title];
  if (!fallback) return [[title, text]];
  return text
    .split(/\n(?=- )/)
    .filter((item) => item.trim() !== '')
    .map((item) => {
      const said = item.slice('- '.length);
      const [label = '', word] = LABEL.exec(said) ?? [];
      const first = said.slice(label.length);
      return [word ?? fallback, `- ${first.charAt(0).toUpperCase()}${first.slice(1)}`];
    });
}

function version(parts) {
  const intros = [];
  const groups = new Map(GROUPS.map((title) => [title, []]));
  for (const [, text] of parts) {
    const [intro, ...rest] = sections(text, 3);
    intros.push(intro);
    for (const [title, own] of rest.flatMap((part) => grouped(...part)))
      groups.set(title, [...(groups.get(title) ?? []), own]);
  }
  const filled = [...groups].filter(([, texts]) => texts.length > 0);
  const body = filled.map(([title, texts]) => `### ${title}\n\n${texts.join('\n')}`);
  return lines(`## ${parts[0][0]}`, ...intros, ...body);
}

/**
 * The text of a CHANGELOG.md to which `changeset version` has added: one section for each version, also where a version
 * that is not released yet was added to again, and its items in their groups.
 */
export function tidyChangelog(text) {
  const [title, ...parts] = sections(text, 2);
  const names = [...new Set(parts.map(([name]) => name))];
  // what a person has written comes first
  const of = (name) => parts.filter((part) => part[0] === name).reverse();
  return `${lines(title, ...names.map((name) => version(of(name))))}\n`;
}

/** The versions of a CHANGELOG.md, newest first. */
export const versionsIn = (text) => [...text.matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
