import type { Environment } from './read';
import { SettingsError } from './read';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address leads to the machine that it is opened on. */
const isHere = (url: string) => HERE.includes(new URL(url).hostname);

/**
 * A mall to try out shows its mails, takes test money and knows demo shoppers: it refuses to be where
 * strangers come. Throws a SettingsError with a sentence when something says that they do.
 */
export function requirePrivate(env: Environment, urls: Record<string, string | undefined>): void {
  const trial = 'MALL_MODE is "trial", which is for trying the mall out on one machine';
  if (env.NODE_ENV === 'production')
    throw new SettingsError([`${trial}; unset it, or do not set NODE_ENV to "production".`]);
  for (const [name, url] of Object.entries(urls)) {
    if (url && !isHere(url))
      throw new SettingsError([
        `${trial}; ${name} is "${url}": unset MALL_MODE, or let ${name} lead to localhost.`,
      ]);
  }
}

/** Refuses what belongs to a mall to try out in one that is real. */
export function requireNoTrialParts(parts: Record<string, boolean>): void {
  const names = Object.keys(parts).filter((name) => parts[name]);
  if (names.length)
    throw new SettingsError(
      names.map(
        (name) =>
          `${name} opens what only a mall to try out has: set MALL_MODE to "trial" or unset it.`,
      ),
    );
}
