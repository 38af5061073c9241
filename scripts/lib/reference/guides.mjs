import { basename, join } from 'node:path';
import { filesIn, packageFolder } from '../packages.mjs';

/** The name of a component whose files are named so: `qr-code` is QrCode. */
const pascal = (file) => file.replace(/(^|-)(\w)/g, (_, dash, letter) => letter.toUpperCase());

const cell = (text) => text.replaceAll('|', '\\|');

const table = (columns, rows) =>
  [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

const list = (title, lines = []) =>
  lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')] : [];

const keyboard = ({ keyboard: lines, pattern }) => [
  '## Keyboard',
  ...(pattern ? [`Pattern of the WAI-ARIA Authoring Practices: ${pattern}.`] : []),
  lines === 'none'
    ? 'Nothing in it takes the focus.'
    : table(
        ['Key', 'What it does'],
        lines.map(({ keys, does }) => [keys.join(', '), does]),
      ),
];

const states = ({ states: lines }) =>
  lines
    ? [
        '## States',
        table(
          ['State', 'What it shows'],
          lines.map(({ state, shows }) => [state, shows]),
        ),
      ]
    : [];

/** The Markdown of a guide: what Storybook's page of the component says besides its examples. */
export const guidePage = (title, docs) =>
  [
    `# ${title}`,
    docs.summary,
    ...list('When to use it', docs.when),
    ...list(
      'When to use something else',
      docs.insteadOf.map(({ to, use }) => `To ${to}: ${use}.`),
    ),
    ...list('Do', docs.do),
    ...list('Do not', docs.dont),
    ...states(docs),
    ...keyboard(docs),
    ...list('Accessibility', docs.accessibility),
    '',
  ].join('\n\n');

/** The guides of a package: `{ title, file, summary, text }`, by name. They are TypeScript: run it with a loader for that. */
export async function readGuides(name) {
  const source = join(packageFolder(name), 'src');
  const files = filesIn(source).filter((file) => file.endsWith('.docs.ts'));
  const guides = files.map(async (file) => {
    const [docs] = Object.values(await import(join(source, file)));
    const own = basename(file, '.docs.ts');
    const title = pascal(own);
    return { title, file: `guides/${own}.md`, summary: docs.summary, text: guidePage(title, docs) };
  });
  return (await Promise.all(guides)).sort((a, b) => a.file.localeCompare(b.file, 'en'));
}
