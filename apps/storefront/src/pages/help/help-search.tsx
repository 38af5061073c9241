import { Link } from '@vermilion/design-system/link';
import { SearchField } from '@vermilion/design-system/search-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as cards from '../../shared/cards/cards.css';
import { HelpCards } from './help-cards';
import { messages } from './messages';
import { type Answer, answersTo, useAnswers } from './use-answers';
import * as styles from './view.css';

const Links = ({ answers }: { answers: readonly Answer[] }) => (
  <ul className={styles.links}>
    {answers.map(({ href, title }) => (
      <li key={href}>
        <Link href={href}>{title}</Link>
      </li>
    ))}
  </ul>
);

/** A search among the answers; without one, those that are looked for most, and all by page. */
export function HelpSearch() {
  const { formatMessage: say } = useIntl();
  const [query, setQuery] = useState('');
  const pages = useAnswers();
  const isSearching = query.trim() !== '';
  const found = isSearching
    ? answersTo(
        query,
        pages.flatMap(({ answers }) => answers),
      )
    : [];
  const field = say(messages.search);
  return (
    <>
      <search className={styles.search}>
        <SearchField
          label={field}
          size="lg"
          clearLabel={say(messages.clear)}
          value={query}
          onValueChange={setQuery}
        />
        <p role="status" className={styles.found}>
          {isSearching && found.length === 0 && <FormattedMessage {...messages.none} />}
          {found.length > 0 && (
            <FormattedMessage {...messages.found} values={{ count: found.length }} />
          )}
        </p>
      </search>
      {found.length > 0 && <Links answers={found} />}
      {!isSearching && (
        <>
          <HelpCards />
          <section aria-labelledby="answers" className={cards.section}>
            <h2 id="answers" className={cards.heading}>
              {say(messages.answers)}
            </h2>
            <div className={styles.columns}>
              {pages.map(({ title, answers }) => (
                <div key={title} className={styles.column}>
                  <h3>{title}</h3>
                  <Links answers={answers} />
                </div>
              ))}
            </div>
          </section>
        </>
      )}
    </>
  );
}
