'use client';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { MoreIcon } from '../icon/icons-direction';
import * as styles from './breadcrumbs.css';

interface CrumbListProps {
  /** The first entry, the collapsed ones, and the last ones. */
  first: ReactNode;
  middle: ReactNode;
  last: ReactNode;
  /** Before the button, as before every entry. */
  separator: ReactNode;
  moreLabel: string;
}

/** The path with its middle collapsed behind a button; without scripts it is complete. */
export function CrumbList({ first, middle, last, separator, moreLabel }: CrumbListProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button is gone: focus moves to the first entry it has revealed
    if (open) list.current?.querySelector<HTMLElement>('[data-part="middle"] a')?.focus();
  }, [open]);
  return (
    <ol ref={list} data-state={open ? 'open' : 'closed'} className={styles.list}>
      {first}
      {!open && (
        <li data-part="more" className={styles.more}>
          {separator}
          <button
            type="button"
            aria-label={moreLabel}
            aria-expanded={false}
            onClick={() => setOpen(true)}
            className={styles.moreButton}
          >
            <MoreIcon size="sm" />
          </button>
        </li>
      )}
      {middle}
      {last}
    </ol>
  );
}
