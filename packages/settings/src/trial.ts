import type { Environment } from './read';
import { SettingsError } from './read';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL is on the local host. */
const isHere = (url: string) => HERE.includes(new URL(url).hostname);

/**
 * A trial mall exposes its mails, accepts test payments and has public passwords. Throws a
 * SettingsError if it would be publicly reachable.
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

/** Rejects settings of a trial mall in a real one. */
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
