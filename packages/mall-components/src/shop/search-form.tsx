'use client';
import { Form } from '@vermilion/design-system/form';
import { SearchIcon } from '@vermilion/design-system/icon';
import { cx } from 'class-variance-authority';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import * as styles from './search-form.css';

/** A search form that works without scripts. */
export interface ShopSearch {
  /** URL to which the form is submitted without scripts. */
  action: string;
  /** Name of the query parameter. */
  name: string;
  /** Other query parameters of the URL, by name. */
  keep: Readonly<Record<string, string>>;
  /** The current query. */
  value: string;
  /** Called with the trimmed query; an empty string resets the search. */
  onSearch: (words: string) => void;
}

interface SearchFormProps extends ShopSearch {
  label: PlainMessage;
  buttonLabel: PlainMessage;
  className?: string;
}

/** Searches within a shop or among shops; without scripts the browser submits the form. */
export function SearchForm({ label, buttonLabel, className, ...search }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const { action, name, keep, value, onSearch } = search;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <Form
      method="get"
      // another page sets another query; until then the input keeps what is typed
      key={value}
      role="search"
      aria-label={formatMessage(label)}
      action={action}
      className={cx(styles.search, className)}
      onSubmit={handleSubmit}
    >
      {Object.entries(keep).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <input
        type="search"
        dir="auto"
        name={name}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={formatMessage(label)}
        placeholder={formatMessage(label)}
        className={styles.input}
      />
      <button type="submit" aria-label={formatMessage(buttonLabel)} className={styles.submit}>
        <SearchIcon />
      </button>
    </Form>
  );
}
