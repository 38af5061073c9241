'use client';
import { Form } from '@vermilion/design-system/form';
import { SearchIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLazyModule } from '../internal/use-lazy-module';
import { messages } from './messages';
import * as styles from './search-box.css';
import type { PopupState } from './suggestions/suggestion-list';
import type { SuggestionSource } from './suggestions/types';
import type { HotWord } from './types';

/** Number of trending searches that fit in the box. */
const HOT_WORDS = 3;

export interface SearchBoxProps {
  /** URL of the results; the form submits there without scripts, with the query as `title`. */
  action: string;
  /** The current query, shown in the box. */
  query?: string;
  /** Trending searches, in display order; the first three are shown in the box. */
  hotWords: readonly HotWord[];
  /** Loads the source of suggestions when the input receives focus; without it there are none. */
  suggestions?: () => Promise<SuggestionSource>;
  /** Shows the results. A returned string is shown as an error, and the input is kept. */
  onSearch: (query: string) => string | void;
}

const loadList = () => import('./suggestions/suggestion-list');
const closed: PopupState = { 'aria-expanded': false };

/** The search form of the header. Searching with an empty input shows a message. */
export function SearchBox({ action, query = '', hotWords, suggestions, onSearch }: SearchBoxProps) {
  const intl = useIntl();
  const [focused, setFocused] = useState<HTMLInputElement>();
  const [popup, setPopup] = useState(closed);
  const part = useLazyModule(Boolean(suggestions && focused), loadList);
  const [refused, setRefused] = useState<{ on: string; problem: string }>();
  const problem = refused?.on === query && refused.problem;
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(query);
  const id = useId();
  const messageId = `${id}-message`;
  useEffect(() => {
    // What is typed while the page of a search loads stays
    if (input.current && known.current !== query) input.current.value = query;
    known.current = query;
  }, [query]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    const found = text ? onSearch(text) : intl.formatMessage(messages.searchEmpty);
    if (found) setRefused({ on: query, problem: found });
    else known.current = text;
  };
  return (
    <div role="search" className={styles.root}>
      <Form
        method="get"
        action={action}
        errors={problem ? [{ controlId: id, message: problem }] : []}
        className={styles.form}
        onSubmit={handleSubmit}
      >
        <input
          ref={input}
          id={id}
          type="search"
          dir="auto"
          name="title"
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={intl.formatMessage(messages.searchLabel)}
          aria-describedby={problem ? messageId : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder={intl.formatMessage(messages.searchPlaceholder)}
          className={styles.input}
          {...(suggestions && { role: 'combobox', 'aria-autocomplete': 'list', ...popup })}
          onFocus={(event) => setFocused(event.currentTarget)}
          onChange={() => setRefused(undefined)}
        />
        {hotWords.length > 0 && (
          <div
            role="group"
            aria-label={intl.formatMessage(messages.hotWords)}
            className={styles.hotWords}
          >
            {hotWords.slice(0, HOT_WORDS).map((word) => (
              <LinkBase key={word.id} href={word.href} className={styles.hotWord}>
                {word.title}
              </LinkBase>
            ))}
          </div>
        )}
        <button
          type="submit"
          className={styles.submit}
          aria-label={intl.formatMessage(messages.search)}
        >
          <SearchIcon />
        </button>
      </Form>
      {part && suggestions && focused && (
        <part.SuggestionList input={focused} source={suggestions} onStateChange={setPopup} />
      )}
      <div id={messageId} role="status" className={styles.message}>
        {problem}
      </div>
    </div>
  );
}
