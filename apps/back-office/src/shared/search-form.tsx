import { SearchField } from '@vermilion/design-system/search-field';
import type { FormEvent } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { messages } from './messages';
import * as styles from './page.css';

const NAME = 'q';

/** What is searched for, as the address says. */
export const useSearched = () => useSearchParams()[0].get(NAME)?.trim() ?? '';

export interface SearchFormProps {
  label: MessageDescriptor;
  maxLength: number;
}

/** Searches the list at this address, from its first page. */
export function SearchForm({ label, maxLength }: SearchFormProps) {
  const intl = useIntl();
  const [, setParams] = useSearchParams();
  const searched = useSearched();
  const search = (text: string) => setParams(text ? { [NAME]: text } : {});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get(NAME)).trim());
  };
  return (
    <search className={styles.filter}>
      <form onSubmit={submit}>
        <SearchField
          key={searched}
          name={NAME}
          label={intl.formatMessage(label)}
          clearLabel={intl.formatMessage(messages.clear)}
          defaultValue={searched}
          maxLength={maxLength}
          onValueChange={(text, { reason }) => reason === 'clear' && !text && search('')}
        />
      </form>
    </search>
  );
}
