import { MessageText } from '@vermilion/mall-components/settings';
import type { IntlShape } from 'react-intl';
import { createIntl } from 'react-intl';
import { DEFAULT_LOCALE, formatTag } from '../i18n/locales';
import type { AppDeps } from './deps';

const MAX_KNOWN = 60;
const known = new Map<string, IntlShape>();

/**
 * The intl object of a language. On the server all pages share it, since it caches formatters and parsed
 * messages. In the browser it stays the same object while messages load: a change would render everything.
 */
export function sharedIntl({ locale, timeZone, messages }: AppDeps): IntlShape {
  const key = `${locale} ${timeZone}`;
  const existing = known.get(key);
  if (existing) return existing;
  // On the server every visitor may have another zone
  if (known.size > MAX_KNOWN) known.clear();
  const intl = createIntl({
    locale: formatTag(locale),
    defaultLocale: DEFAULT_LOCALE,
    messages: messages.get(),
    timeZone,
    textComponent: MessageText,
  });
  Object.assign(intl, messages.formats?.(timeZone));
  known.set(key, intl);
  return intl;
}
