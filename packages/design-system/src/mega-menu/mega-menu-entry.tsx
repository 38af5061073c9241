'use client';
import { cx } from 'class-variance-authority';
import type { FocusEvent, MouseEvent } from 'react';
import { useId, useRef } from 'react';
import { ChevronRightIcon } from '../icon/icons-direction';
import { mirrored } from '../internal/mirror.css';
import { LinkBase } from '../link/link-context';
import * as styles from './mega-menu.css';
import { MegaMenuPanel } from './mega-menu-panel';
import { opensBelow } from './opens-below';
import type { MegaMenuEntry } from './types';

interface EntryProps extends MegaMenuEntry {
  open: boolean;
  /** Id of the keyboard hint. */
  keysId?: string;
  setOpen: (open: boolean, reason: 'triggerPress' | 'triggerFocus', event: Event) => void;
}

/** A top-level entry with its panel. A mouse follows its link; a tap opens the panel first. */
export function Entry({ id, label, href, open, keysId, setOpen, ...panel }: EntryProps) {
  const ids = useId();
  const branches = panel.groups !== undefined && panel.groups.length > 0;
  const touched = useRef<'closed' | 'open'>(undefined);
  const press = (event: MouseEvent) => {
    const before = touched.current;
    touched.current = undefined;
    if (!branches || (href && before !== 'closed')) return;
    event.preventDefault();
    // Outer handlers must not treat it as a navigation
    event.stopPropagation();
    setOpen(before ? before === 'closed' : !open, 'triggerPress', event.nativeEvent);
  };
  const props = {
    id: `${ids}-entry`,
    'data-part': 'entry',
    'data-state': open ? 'open' : 'closed',
    ...(branches && {
      'aria-expanded': open,
      'aria-controls': open ? `${ids}-panel` : undefined,
      'aria-describedby': keysId,
    }),
    className: styles.entry,
    // A tap focuses the entry, which opens the panel, before the click arrives
    onPointerDown: (event: { pointerType: string }) => {
      const hovers = event.pointerType === 'mouse' && !opensBelow();
      touched.current = hovers ? undefined : open ? 'open' : 'closed';
    },
    onFocus: ({ target, nativeEvent }: FocusEvent) => {
      if (href && target.matches(':focus-visible')) setOpen(true, 'triggerFocus', nativeEvent);
    },
    onClick: press,
    children: (
      <>
        <span className={styles.label}>{label}</span>
        {branches && <ChevronRightIcon size="sm" className={cx(styles.arrow, mirrored)} />}
      </>
    ),
  };
  return (
    <li data-entry={id} className={styles.row}>
      {href ? <LinkBase {...props} href={href} /> : <button type="button" {...props} />}
      {open && branches && (
        <MegaMenuPanel {...panel} id={`${ids}-panel`} labelledBy={`${ids}-entry`} />
      )}
    </li>
  );
}
