import type { EventName, Fact, OrderFacts, ValuesOf } from '@vermilion/mails';
import type { Deps } from '../kernel/context';
import type { Language } from '../kernel/language';

/** Whom an event is told: a shopper, or those who work for a shop or the mall. */
export type Audience =
  | { to: string; /** null for a visitor, who has no settings */ userId: number | null }
  | { /** null for the mall */ shopId: number | null; /** its own address */ to: string | null };

/** A mail about an event, before it is rendered. */
export interface Notice<Name extends EventName> {
  audience: Audience;
  language: Language;
  values: ValuesOf<Name>;
  /** Where its button leads. */
  url: string;
  facts?: readonly Fact[];
  order?: OrderFacts;
}

/** Reads what a mail about an event says, when it is sent; undefined when it concerns nobody any more. */
export type FindNotice<Name extends EventName> = (
  deps: Deps,
  id: number,
) => Promise<Notice<Name> | undefined>;
