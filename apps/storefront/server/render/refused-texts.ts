import { createIntl, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
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

type LineMessage = 'title' | 'place' | 'aboutPlace' | 'minutes' | 'soon' | 'long' | 'stay' | 'look';

/** For whoever waits in line while there is no room. */
const ofLine: Record<LineMessage, MessageDescriptor> = defineMessages({
  title: { id: 'page.line.title', defaultMessage: 'You are in line' },
  place: { id: 'page.line.place', defaultMessage: 'You are number {place, number} in line.' },
  aboutPlace: {
    id: 'page.line.aboutPlace',
    defaultMessage: 'You are about number {place, number} in line.',
  },
  minutes: {
    id: 'page.line.minutes',
    defaultMessage: 'About {minutes, plural, one {# minute} other {# minutes}}.',
  },
  soon: { id: 'page.line.soon', defaultMessage: 'Less than a minute.' },
  long: { id: 'page.line.long', defaultMessage: 'More than an hour.' },
  stay: {
    id: 'page.line.stay',
    defaultMessage:
      'Very many people are here at the moment. Keep this page open: it goes on by itself, and your place is kept.',
  },
  look: { id: 'page.line.look', defaultMessage: 'Look now' },
});

/** What a visitor in line is told. */
export interface LineTexts {
  title: string;
  place: string;
  wait: string;
  stay: string;
  look: string;
}

export interface LinePlace {
  place: number;
  /** Seconds until it is the visitor's turn, as far as known. */
  seconds: number;
  /** The place is not exact. */
  isAbout: boolean;
}

const MINUTE_S = 60;
const LONG_MIN = 60;

function lineTexts(
  { formatMessage }: IntlShape,
  { place, seconds, isAbout }: LinePlace,
): LineTexts {
  const minutes = Math.round(seconds / MINUTE_S);
  const values = { place, minutes };
  const inMinutes = () =>
    minutes > LONG_MIN ? formatMessage(ofLine.long) : formatMessage(ofLine.minutes, values);
  return {
    title: formatMessage(ofLine.title),
    place: isAbout ? formatMessage(ofLine.aboutPlace, values) : formatMessage(ofLine.place, values),
    wait: minutes < 1 ? formatMessage(ofLine.soon) : inMinutes(),
    stay: formatMessage(ofLine.stay),
    look: formatMessage(ofLine.look),
  };
}

/** Those of the page of errors: here for when no page can be rendered. */
const ofErrors = { failedTitle: 'error.broken', failed: 'error.brokenDetail' } as const;

export type RefusedTexts = Record<keyof typeof messages | keyof typeof ofErrors, string> & {
  inLine(place: LinePlace): LineTexts;
};

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
  return {
    ...Object.fromEntries([...texts, ...failed]),
    inLine: (place: LinePlace) => lineTexts(intl, place),
  } as RefusedTexts;
}

const known = new Map<Locale, Promise<RefusedTexts>>();

/** The texts in a language; they are loaded once. */
export function refusedTexts(locale: Locale): Promise<RefusedTexts> {
  const texts = known.get(locale) ?? load(locale);
  known.set(locale, texts);
  return texts;
}
