import { Heading } from '@vermilion/design-system/heading';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import * as styles from './order-detail-view.css';

export interface SectionProps {
  /** Id for links to it. */
  anchor?: string;
  title: PlainMessage;
  children: ReactNode;
}

/** A titled surface of the order's page. */
export function Section({ anchor, title, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={styles.section}>
      <Heading id={id} level={2} size="md">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </section>
  );
}
