import type { IntlShape } from 'react-intl';
import { createIntl } from 'react-intl';
import type { AppDeps } from '../app/deps';
import { DEFAULT_LOCALE, formatTag } from '../i18n/locales';

const known = new Map<string, IntlShape>();

/**
 * The texts and formatters of a language, with every message. Pages share them: what a message or a number
 * format is made of is worked out once, and not for every page.
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
