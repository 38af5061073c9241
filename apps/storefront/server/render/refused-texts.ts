import { createIntl, defineMessages } from 'react-intl';
import { DEFAULT_LOCALE, formatTag, type Locale } from '../../src/i18n/locales';
import { createMessageStore } from '../../src/i18n/message-store';

/** For pages and calls that the storefront refuses because too much is asked at once, or that fail. */
const messages = defineMessages({
  busyTitle: { id: 'page.refusedNow.busyTitle', defaultMessage: 'The mall is very busy' },
  busy: {
    id: 'page.refusedNow.busy',
    defaultMessage: 'Very many people are here at the moment. Please try again in a moment.',
  },
  shareTitle: { id: 'page.refusedNow.shareTitle', defaultMessage: 'Too many requests at once' },
  share: {
    id: 'page.refusedNow.share',
    defaultMessage:
      'Your connection, or somebody who shares it, has asked for very much at once. Please try again in a moment.',
  },
  again: { id: 'page.refusedNow.again', defaultMessage: 'Try again' },
  home: { id: 'page.refusedNow.home', defaultMessage: 'Go to the home page' },
});

/** Those of the page of errors: here for when no page can be rendered. */
const ofErrors = { failedTitle: 'error.broken', failed: 'error.brokenDetail' } as const;

export type RefusedTexts = Record<keyof typeof messages | keyof typeof ofErrors, string>;

async function load(locale: Locale): Promise<RefusedTexts> {
  const store = await createMessageStore(locale);
  await store.complete();
  const intl = createIntl({
    locale: formatTag(locale),
    defaultLocale: DEFAULT_LOCALE,
    messages: store.get(),
  });
  const texts = Object.entries(messages).map(([name, message]) => [
    name,
    intl.formatMessage(message),
  ]);
  const failed = Object.entries(ofErrors).map(([name, id]) => [
    name,
    // Its default text is where the message is defined
    // eslint-disable-next-line formatjs/enforce-default-message
    intl.formatMessage({ id }),
  ]);
  return Object.fromEntries([...texts, ...failed]) as RefusedTexts;
}

const known = new Map<Locale, Promise<RefusedTexts>>();

/** The texts in a language; they are loaded once. */
export function refusedTexts(locale: Locale): Promise<RefusedTexts> {
  const texts = known.get(locale) ?? load(locale);
  known.set(locale, texts);
  return texts;
}
