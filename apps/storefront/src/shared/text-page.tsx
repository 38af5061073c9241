import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { type ReactNode, useId } from 'react';
import * as styles from './text-page.css';

export interface TextPageProps {
  title: string;
  /** Headings by id; listed from two on. */
  contents: readonly { id: string; label: string }[];
  /** Paragraphs, lists and headings. */
  children: ReactNode;
}

/** A text page with a table of contents next to it, or above it in a narrow window. */
export function TextPage({ title, contents, children }: TextPageProps) {
  const id = useId();
  return (
    <div className={styles.page}>
      <Heading level={1} id={id}>
        {title}
      </Heading>
      {contents.length > 1 && (
        <nav aria-labelledby={id} className={styles.contents}>
          <ul className={styles.list}>
            {contents.map(({ id: part, label }) => (
              <li key={part}>
                <Link variant="quiet" href={`#${part}`}>
                  {label}
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
