import type { EventName, OrderFacts, ValuesOf } from '@vermilion/mails';
import type { Deps } from '../kernel/context';
import type { Language } from '../kernel/language';

/** A mail about an event, before it is rendered. */
export interface Notice<Name extends EventName> {
  /** E-mail address. */
  to: string;
  language: Language;
  values: ValuesOf<Name>;
  /** Where its button leads. */
  url: string;
  order?: OrderFacts;
}

/** Reads what a mail about an event says, when it is sent; undefined when it concerns nobody any more. */
export type FindNotice<Name extends EventName> = (
  deps: Deps,
  id: number,
) => Promise<Notice<Name> | undefined>;
