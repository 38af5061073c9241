'use client';
import { Form } from '@vermilion/design-system/form';
import { SearchIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
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

/** The search form of the header. Searching with an empty input shows a message. */
export function SearchBox(props: SearchBoxProps) {
  // Another page sets another query; until then the input keeps what is typed
  return <SearchForm key={props.query} {...props} />;
}

const loadList = () => import('./suggestions/suggestion-list');
const closed: PopupState = { 'aria-expanded': false };

function SearchForm({ action, query = '', hotWords, suggestions, onSearch }: SearchBoxProps) {
  const intl = useIntl();
  const [focused, setFocused] = useState<HTMLInputElement>();
  const [popup, setPopup] = useState(closed);
  const part = useLazyModule(Boolean(suggestions && focused), loadList);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const messageId = `${id}-message`;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    const found = text ? onSearch(text) : intl.formatMessage(messages.searchEmpty);
    setProblem(found || undefined);
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
          onChange={() => setProblem(undefined)}
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
