'use client';
import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import type { PropsOf } from '../internal/component-props';
import { Entry } from './mega-menu-entry';
import * as styles from './mega-menu.css';
import type { MegaMenuEntry } from './types';
import { useMenuKeys } from './use-menu-keys';
import { useMenuPointer } from './use-menu-pointer';

export type MegaMenuProps = PropsOf<
  'nav',
  {
    /** Accessible name of the navigation. */
    label: string;
    entries: readonly MegaMenuEntry[];
    /** Tells which keys lead into the panels; shown while the focus is in the menu. */
    keysHint?: string;
    /** The entry whose panel is open at first. */
    defaultOpenId?: string;
    /** Called with the id of the open entry, or undefined when all are closed. */
    onOpenChange?: (id: string | undefined) => void;
  }
>;

/**
 * The areas of a mall as a list, each with a panel of grouped links at its side; in a narrow window
 * the panel opens below its entry. For the pages of one area use Menu, for actions DropdownMenu.
 */
export function MegaMenu({
  label,
  entries,
  keysHint,
  defaultOpenId,
  onOpenChange,
  className,
  ...rest
}: MegaMenuProps) {
  const keysId = useId();
  const [openId, setOwn] = useState(defaultOpenId);
  const setOpen = (id?: string) => {
    if (id === openId) return;
    setOwn(id);
    onOpenChange?.(id);
  };
  const pointer = useMenuPointer(openId, setOpen);
  const handleKeyDown = useMenuKeys(openId, setOpen);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the links
    <nav
      data-component="mega-menu"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
      }}
      {...pointer}
      {...rest}
      className={cx(styles.menu, className)}
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            {...entry}
            open={entry.id === openId}
            keysId={keysHint && keysId}
            setOpen={(open) => setOpen(open ? entry.id : undefined)}
          />
        ))}
      </ul>
      {keysHint && (
        <p id={keysId} data-part="keys-hint" className={styles.keysHint}>
          {keysHint}
        </p>
      )}
    </nav>
  );
}
