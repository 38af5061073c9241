import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import * as styles from './entry-card.css';

export interface EntryCardProps {
  title: MessageDescriptor;
  text?: MessageDescriptor;
  children: ReactNode;
}

/** A step of the way in. Its heading gets the focus when the step follows another, so that it is read. */
export function EntryCard({ title, text, children }: EntryCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size="xl" tabIndex={-1} ref={heading} className={styles.heading}>
          <FormattedMessage {...title} />
        </Heading>
        {text && (
          <Text asChild color="muted">
            <p>
              <FormattedMessage {...text} />
            </p>
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
