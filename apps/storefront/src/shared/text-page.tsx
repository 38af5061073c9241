import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import * as styles from './text-page.css';

const messages = defineMessages({
  contents: { id: 'page.contents', defaultMessage: 'On this page' },
});

export interface TextPageProps {
  title: string;
  /** The headings by their ids; fewer than two are not listed. */
  contents: readonly { id: string; label: string }[];
  /** Paragraphs, lists and headings. */
  children: ReactNode;
}

/** A page to read, with its contents beside it; above it where there is no room. */
export function TextPage({ title, contents, children }: TextPageProps) {
  const label = useIntl().formatMessage(messages.contents);
  return (
    <div className={styles.page}>
      <Heading level={1}>{title}</Heading>
      {contents.length > 1 && (
        <nav aria-label={label} className={styles.contents}>
          <p className={styles.label}>{label}</p>
          <ul className={styles.list}>
            {contents.map(({ id, label: heading }) => (
              <li key={id}>
                <Link variant="quiet" href={`#${id}`}>
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
