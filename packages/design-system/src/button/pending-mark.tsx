'use client';
import { useEffect } from 'react';
import { Spinner } from '../spinner/spinner';
import * as styles from './button.css';

/**
 * The spinner over a pending button, and a live region, since a change of state is not announced by itself.
 */
export function PendingMark({ label }: { label: string | undefined }) {
  useEffect(() => {
    // Loaded on demand: every page has buttons
    if (label) void import('../internal/announce').then(({ announce }) => announce(label));
  }, [label]);
  return <Spinner data-part="pending" className={styles.pendingMark} />;
}
