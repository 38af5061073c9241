import { type MessageDescriptor, useIntl } from 'react-intl';
import { useMallName } from '../../mall/mall-data';
import { topics } from './topics';

export interface Answer {
  href: string;
  title: string;
  /** In lower case: title and text, in which words are looked for. */
  words: string;
}

/** Ids are `page.<page>.<section>.<text>`. */
const isIn = (section: string, { id }: { id: string }) => id.split('.')[2] === section;

/** Every question that a page of help answers, by page. */
export function useAnswers() {
  const { formatMessage } = useIntl();
  const mall = useMallName();
  // Texts with numbers are searched by their words only
  const say = (text: MessageDescriptor) =>
    formatMessage(text, { mall, days: 0, from: 0, to: 0, methods: '' });
  return Object.values(topics).map(({ href, title, sections, texts }) => ({
    title: say(title),
    answers: sections.map(([anchor, heading]): Answer => {
      const own = texts.filter((text) => isIn(anchor, text));
      const words = [title, heading, ...own].map(say).join(' ').toLowerCase();
      return { href: `${href}#${anchor}`, title: say(heading), words };
    }),
  }));
}

/** Those that have every word, or the beginning of one. */
export const answersTo = (query: string, all: readonly Answer[]) => {
  const words = query.trim().toLowerCase().split(/\s+/);
  return all.filter((one) => words.every((word) => one.words.includes(word)));
};
