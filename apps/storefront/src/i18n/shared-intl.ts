import type { IntlShape } from 'react-intl';
import { createIntl } from 'react-intl';
import type { AppDeps } from '../app/deps';
import { DEFAULT_LOCALE, formatTag } from './locales';

const known = new Map<string, IntlShape>();

/**
 * The texts and formatters of a language. The server's pages share them: what a message or a number format is made
 * of is worked out once. In the browser they stay the same while messages come: a change would wake every island.
 */
export function sharedIntl({ locale, timeZone, messages }: AppDeps): IntlShape {
  const key = `${locale} ${timeZone}`;
  const intl =
    known.get(key) ??
    createIntl({
      locale: formatTag(locale),
      defaultLocale: DEFAULT_LOCALE,
      messages: messages.get(),
      timeZone,
    });
  known.set(key, intl);
  return intl;
}
