import { IntlMessageFormat } from 'intl-messageformat';
import { type EventName, type ValuesOf } from './events';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import lo from './messages/lo.json' with { type: 'json' };
import th from './messages/th.json' with { type: 'json' };
import zh from './messages/zh-CN.json' with { type: 'json' };

export type MessageId = keyof typeof en;
type Messages = Readonly<Record<MessageId, string>>;

const catalogues = { en, 'zh-CN': zh, es, fr, th, lo } satisfies Record<string, Messages>;

/** The languages of the mails. */
export type MailLanguage = keyof typeof catalogues;
export const mailLanguages = Object.keys(catalogues) as MailLanguage[];

/** A text of the catalogue in a language, with its values. */
export function formatMessage(
  language: MailLanguage,
  id: MessageId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = new IntlMessageFormat(catalogues[language][id], language).format({ ...values });
  return String(text).trim();
}

export interface EventTexts {
  /** Subject and heading. */
  subject: string;
  text: string;
  button: string;
}

/** The texts of an event in a language. */
export const eventTexts = <Name extends EventName>(
  language: MailLanguage,
  event: Name,
  values: ValuesOf<Name>,
): EventTexts => ({
  subject: formatMessage(language, `${event}.subject`, values),
  text: formatMessage(language, `${event}.text`, values),
  button: formatMessage(language, `${event}.button`, values),
});
