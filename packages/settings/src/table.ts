import type { Environment, Variable, Variables } from './read';
import { nearest } from './nearest';
import { serverVariables } from './server';
import { storefrontVariables } from './storefront';
import { toolVariables } from './tools';

/** Every setting that there is. */
export const allVariables: Variables = {
  ...storefrontVariables,
  ...serverVariables,
  ...toolVariables,
};

/** A sentence for each variable that looks like a setting and is none: nobody reads what is misspelt. */
export function misspelt(env: Environment): string[] {
  const known = Object.keys(allVariables);
  return Object.keys(env)
    .filter((name) => name.startsWith('MALL_') && !known.includes(name))
    .map((name) => `${name} is no setting. Is ${nearest(name, known)} meant?`);
}

type Documented = Variable & { meaning: string };

const documented = () =>
  Object.entries(allVariables).filter((entry): entry is [string, Documented] =>
    Boolean(entry[1].meaning),
  );

/** Name, default and meaning of each documented setting, as the README has them. */
export const settingsTable = (): [string, string, string][] =>
  documented().map(([name, { usual, otherwise = '', meaning }]) => [
    `\`${name}\``,
    usual ? `\`${usual}\`` : otherwise,
    meaning,
  ]);

/** The text of `.env.example`. */
export function envExample(): string {
  const entries = documented().map(([name, { usual, otherwise, meaning }]) => {
    const note = otherwise ? ` (when absent: ${otherwise})` : '';
    return `# ${meaning}${note}\n#${name}=${usual ?? ''}\n`.replaceAll('`', '');
  });
  return ['# Every setting, with what holds when it is absent. None is needed.\n', ...entries].join(
    '\n',
  );
}
