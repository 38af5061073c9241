import { Heading } from '@vermilion/design-system/heading';
import { ChevronRightIcon } from '@vermilion/design-system/icon';
import { Link } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';
import * as styles from './section.css';

export interface SectionProps {
  /** Translated. */
  title: string;
  /** A sentence or two next to the title, or below it where there is no room. */
  deck?: string;
  /** URL of the whole list. */
  href?: string;
  /** Text of the link. Default: "See all". */
  linkLabel?: PlainMessage;
  className?: string;
  children: ReactNode;
}

/** A block of a page with a heading and a link to the whole list. */
export function Section({ title, deck, href, linkLabel, className, children }: SectionProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(styles.section, className)}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={2} size="xl" id={id} className={styles.title}>
            {title}
          </Heading>
          {deck && <p className={styles.deck}>{deck}</p>}
        </div>
        {href && (
          <Link
            variant="accent"
            href={href}
            aria-label={
              linkLabel ? undefined : intl.formatMessage(messages.seeAllOf, { name: title })
            }
            className={styles.all}
          >
            <FormattedMessage {...(linkLabel ?? messages.seeAll)} />
            <ChevronRightIcon />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
