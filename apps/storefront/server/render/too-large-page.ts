import { createIntl, defineMessages } from 'react-intl';
import { languageTag, localeOf, localPath } from '../../src/i18n/locales';
import { createMessageStore } from '../../src/i18n/message-store';
import { plainPage } from './plain-page';

const messages = defineMessages<{ title: {}; detail: {}; home: {} }>({
  title: { id: 'page.tooLarge.title', defaultMessage: 'Your browser sends too much' },
  detail: {
    id: 'page.tooLarge.detail',
    defaultMessage:
      'The address is too long, or this site has stored too much in your browser. Delete its cookies in the settings of your browser, and try again.',
  },
  home: { id: 'page.tooLarge.home', defaultMessage: 'Back to the home page' },
});

/**
 * The page for a request whose headers are too large (431), in the language of its target. It loads nothing: the
 * browser would send the same cookies for styles and scripts.
 */
export async function tooLargePage(target: string): Promise<string> {
  const { locale } = localeOf(target.split('?')[0] ?? '');
  const store = await createMessageStore(locale);
  await store.complete();
  const language = languageTag(locale);
  const intl = createIntl({ locale: language, messages: store.get(), onError: () => {} });
  const textOf = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const links = [{ href: localPath(locale, '/'), label: textOf('home') }];
  return plainPage({ locale, status: 431, title: textOf('title'), text: textOf('detail'), links });
}
