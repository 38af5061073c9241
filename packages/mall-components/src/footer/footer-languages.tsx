import { FormattedMessage } from 'react-intl';
import type { LanguageMenuProps } from '../header';
import * as styles from './footer-bar.css';
import { messages } from './messages';

/** Links to the page in each language of the mall. */
export const FooterLanguages = ({ languages, current, onChoose }: LanguageMenuProps) => (
  <div className={styles.part}>
    <h2 className={styles.title}>
      <FormattedMessage {...messages.languages} />
    </h2>
    <ul className={styles.row}>
      {languages.map(({ tag, label, href }) => (
        <li key={tag}>
          {/* A plain anchor: another language is another document */}
          <a
            href={href}
            lang={tag}
            hrefLang={tag}
            aria-current={tag === current ? 'true' : undefined}
            className={styles.language}
            onClick={() => onChoose?.(tag)}
            // a press before hydration is replayed after it
            data-replay={onChoose && ''}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
