'use client';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { MoreIcon } from '../icon/icons-direction';
import * as styles from './breadcrumbs.css';

interface CrumbListProps {
  /** The first entry, those that are kept back, and the last ones. */
  first: ReactNode;
  middle: ReactNode;
  last: ReactNode;
  /** Before the button, as before every entry. */
  separator: ReactNode;
  moreLabel: string;
}

/** The way with its middle behind a button; without scripts all of it is there. */
export function CrumbList({ first, middle, last, separator, moreLabel }: CrumbListProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button is gone: the focus goes to what it has brought
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
