'use client';
import { useEffect } from 'react';
import { Spinner } from '../spinner/spinner';
import * as styles from './button.css';

/** The spinner over a pending button. A state of a button is not read out when it begins: a text is. */
export function PendingMark({ label }: { label: string | undefined }) {
  useEffect(() => {
    // Not before it is asked for: every page has buttons
    if (label) void import('../internal/announce').then(({ announce }) => announce(label));
  }, [label]);
  return <Spinner data-part="pending" className={styles.pendingMark} />;
}
