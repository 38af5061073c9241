import type { Fact, OrderFacts } from '@vermilion/mails';
import type { Language } from './language';

/** An e-mail to one person, in the layout of the mall. */
export interface Mail {
  to: string;
  language: Language;
  subject: string;
  /** Paragraphs, separated by empty lines. */
  text: string;
  button?: { label: string; url: string };
  /** What is read off it, such as a tracking number. */
  facts?: readonly Fact[] | undefined;
  order?: OrderFacts | undefined;
  /** Where mails of this kind are stopped; undefined for transactional ones. */
  stopUrl?: string | undefined;
  /** The same for each attempt at a mail, so that mail programs show it once. */
  id?: string;
  /** The one-time code in the text, so that the outbox page can show it separately. */
  code?: string;
}

/** A mail as plain text, for where there is no layout. */
export const plainText = ({
  text,
  facts = [],
  order,
  button,
}: Pick<Mail, 'text' | 'facts' | 'order' | 'button'>) =>
  [
    text,
    ...(order?.arrival ?? []),
    ...facts.map(({ label, lines }) => `${label}: ${lines.join('\n')}`),
    ...(button ? [`${button.label}: ${button.url}`] : []),
  ].join('\n\n');

/** Sends e-mails; rejects when the provider refuses. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
