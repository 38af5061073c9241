import { adminVariables } from './admin';
import type { Environment, Variable, Variables } from './read';
import { closestMatch } from './closest-match';
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

/** Name, default and description of each documented setting, as in the README. */
export const settingsTable = (): [string, string, string][] =>
  documented().map(([name, { default: fallback, derivedDefault = '', description }]) => [
    `\`${name}\``,
    fallback ? `\`${fallback}\`` : derivedDefault,
    description,
  ]);

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
