import { adminVariables } from './admin';
import { closestMatch } from './closest-match';
import type { Environment, Variable, Variables } from './read';
import { serverVariables } from './server';
import { storefrontVariables } from './storefront';
import { toolVariables } from './tools';

/** All settings. */
export const allVariables: Variables = {
  ...storefrontVariables,
  ...serverVariables,
  ...adminVariables,
  ...toolVariables,
};

/** A message for each unknown variable with the prefix `MALL_`. */
export function misspelt(env: Environment): string[] {
  const known = Object.keys(allVariables);
  return Object.keys(env)
    .filter((name) => name.startsWith('MALL_') && !known.includes(name))
    .map((name) => `${name} is not a setting. Is ${closestMatch(name, known)} meant?`);
}

type Documented = Variable & { description: string };

const documented = () =>
  Object.entries(allVariables).filter((entry): entry is [string, Documented] =>
    Boolean(entry[1].description),
  );

/** Rows with cells of equal width, as prettier formats them. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join(
    '\n',
  );
}

/** Content of `docs/settings.md`. */
export function settingsPage(): string {
  const rows = documented().map(
    ([name, { default: fallback, derivedDefault = '', description }]) => [
      `\`${name}\``,
      fallback ? `\`${fallback}\`` : derivedDefault,
      description,
    ],
  );
  return `# Settings

All are environment variables; none is required to try the mall out. The servers do not start with invalid or
misspelt ones, and report them. [\`.env.example\`](../.env.example) lists them all: copy it to \`.env\`, which \`npm start\`
reads. What a mall allows and charges is not a setting but its [policy](real-mall.md).

${markdownTable([['Name', 'Default', 'Meaning'], ...rows])}
`;
}

/** Content of `.env.example`. */
export function envExample(): string {
  const entries = documented().map(([name, { default: fallback, derivedDefault, description }]) => {
    const note = derivedDefault ? ` (default: ${derivedDefault})` : '';
    return `# ${description}${note}\n#${name}=${fallback ?? ''}\n`.replaceAll('`', '');
  });
  return [
    '# All settings with their defaults. None is required to try the mall.\n',
    ...entries,
  ].join('\n');
}
