import { adminVariables } from './admin';
import type { Environment, Variable, Variables } from './read';
import { closestMatch } from './closest-match';
import { serverVariables } from './server';
import { storefrontVariables } from './storefront';
import { toolVariables } from './tools';

/** Every setting that there is. */
export const allVariables: Variables = {
  ...storefrontVariables,
  ...serverVariables,
  ...adminVariables,
  ...toolVariables,
};

/** A sentence for each variable that looks like a setting and is none: nobody reads what is misspelt. */
export function misspelt(env: Environment): string[] {
  const known = Object.keys(allVariables);
  return Object.keys(env)
    .filter((name) => name.startsWith('MALL_') && !known.includes(name))
    .map((name) => `${name} is no setting. Is ${closestMatch(name, known)} meant?`);
}

type Documented = Variable & { description: string };

const documented = () =>
  Object.entries(allVariables).filter((entry): entry is [string, Documented] =>
    Boolean(entry[1].description),
  );

/** Name, default and description of each documented setting, as the README has them. */
export const settingsTable = (): [string, string, string][] =>
  documented().map(([name, { default: fallback, derivedDefault = '', description }]) => [
    `\`${name}\``,
    fallback ? `\`${fallback}\`` : derivedDefault,
    description,
  ]);

/** The text of `.env.example`. */
export function envExample(): string {
  const entries = documented().map(([name, { default: fallback, derivedDefault, description }]) => {
    const note = derivedDefault ? ` (when absent: ${derivedDefault})` : '';
    return `# ${description}${note}\n#${name}=${fallback ?? ''}\n`.replaceAll('`', '');
  });
  return [
    '# Every setting, with what holds when it is absent. None is needed to try the mall out.\n',
    ...entries,
  ].join('\n');
}
