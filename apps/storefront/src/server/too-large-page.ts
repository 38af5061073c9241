import { createIntl, defineMessages } from 'react-intl';
import { languageTag, localeOf, localPath } from '../i18n/locales';
import { createMessageStore } from '../i18n/message-store';

const messages = defineMessages<{ title: {}; detail: {}; home: {} }>({
  title: { id: 'page.tooLarge.title', defaultMessage: 'Your browser sends too much' },
  detail: {
    id: 'page.tooLarge.detail',
    defaultMessage:
      'The address is too long, or this site has stored too much in your browser. Delete its cookies in the settings of your browser, and try again.',
  },
  home: { id: 'page.tooLarge.home', defaultMessage: 'Back to the home page' },
});

const style = [
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;text-align:center}',
  ':root{color-scheme:light dark}',
].join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' };
const escaped = (text: string) => text.replace(/[&<]/g, (character) => entities[character] ?? '');

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
  const textOf = (name: keyof typeof messages) => escaped(intl.formatMessage(messages[name]));
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${textOf('title')}</title>`,
    `<style>${style}</style>`,
    `<p>431</p><h1>${textOf('title')}</h1>`,
    `<p>${textOf('detail')}</p>`,
    `<p><a href="${localPath(locale, '/')}">${textOf('home')}</a></p>`,
    '</html>',
  ].join('\n');
}
