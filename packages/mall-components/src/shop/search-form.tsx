'use client';
import { SearchIcon } from '@vermilion/design-system/icon';
import { cx } from 'class-variance-authority';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import * as styles from './search-form.css';

export interface ShopSearch {
  /** Where the form goes while no script runs. */
  action: string;
  /** Name of the words in the address. */
  name: string;
  /** What else the address says; names and values. */
  keep: Readonly<Record<string, string>>;
  /** The words of the page. */
  value: string;
  /** Trimmed; empty for all goods. */
  onSearch: (words: string) => void;
}

interface SearchFormProps extends ShopSearch {
  label: PlainMessage;
  buttonLabel: PlainMessage;
  className?: string;
}

/** Words to look for in a shop or among shops; without a script the browser sends them. */
export function SearchForm({ label, buttonLabel, className, ...search }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const { action, name, keep, value, onSearch } = search;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <form
      // other words come from another page: until then what is typed stays
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
    </form>
  );
}
