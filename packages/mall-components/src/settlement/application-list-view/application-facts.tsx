import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { ApplicationItem } from '../types';
import * as styles from './application-list-view.css';

/** The data of an application; empty values are left out. */
export function ApplicationFacts({ application }: { application: ApplicationItem }) {
  const { category, type, keywords, realName, phone, email, address, pictures } = application;
  const rows: [PlainMessage, string | undefined][] = [
    [messages.category, category],
    [messages.type, type],
    [messages.keywordsLabel, keywords],
    [messages.realName, realName],
    [messages.phoneLabel, phone],
    [messages.email, email],
    [messages.address, address],
  ];
  const picturesId = useId();
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label.id} className={styles.row}>
                <dt className={styles.label}>
                  <FormattedMessage {...label} />
                </dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {pictures.length > 0 && (
        <div>
          <p id={picturesId} className={styles.label}>
            <FormattedMessage {...messages.pictures} />
          </p>
          <ul aria-labelledby={picturesId} className={styles.pictures}>
            {pictures.map((address, index) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noreferrer">
                  <img
                    src={address}
                    alt={String(index + 1)}
                    width={96}
                    height={96}
                    loading="lazy"
                    className={styles.picture}
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
