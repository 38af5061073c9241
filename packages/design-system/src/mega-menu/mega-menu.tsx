'use client';
import type { FocusEvent } from 'react';
import { useId, useRef } from 'react';
import type { PropsOf } from '../internal/component-props';
import type { HoverChangeDetail } from '../internal/floating/use-hover-open';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { useMergedRefs } from '../internal/use-merged-refs';
import { useDismiss } from '../use-dismiss/use-dismiss';
import * as styles from './mega-menu.css';
import { Entry } from './mega-menu-entry';
import type { MegaMenuEntry, SetOpen } from './types';
import { focusOwner, useMenuKeys } from './use-menu-keys';
import { useMenuPointer } from './use-menu-pointer';

export type MegaMenuProps = PropsOf<
  'nav',
  {
    /** Accessible name of the navigation. */
    label: string;
    /** The top-level entries in the order of display. */
    entries: readonly MegaMenuEntry[];
    /** Describes the keys that lead into the panels; visible while focus is in the menu. */
    keysHint?: string;
    /** Id of the entry whose panel is open, `null` for none; uncontrolled without it. */
    openId?: string | null;
    /** Id of the entry whose panel is open at first, where the menu keeps it itself. */
    defaultOpenId?: string | null;
    /** Called with the id of the entry whose panel is to open, or `null` when all are to close. */
    onOpenIdChange?: (id: string | null, detail: HoverChangeDetail) => void;
  }
>;

/**
 * Categories as a list of links, each with a panel of grouped links next to it, or below it in a narrow
 * window. For the pages of one area use Menu, for actions DropdownMenu.
 */
export function MegaMenu({
  label,
  entries,
  keysHint,
  openId: given,
  defaultOpenId = null,
  onOpenIdChange,
  ref,
  ...rest
}: MegaMenuProps) {
  const keysId = useId();
  const [openId, change] = useControlledState(given, defaultOpenId, onOpenIdChange);
  const setOpen: SetOpen = (id, reason, event) => change(id, { reason, event });
  const menu = useRef<HTMLElement>(null);
  const refs = useMergedRefs(menu, ref);
  const pointer = useMenuPointer(openId, setOpen);
  const onKeyDown = useMenuKeys();
  useDismiss({
    open: openId !== null,
    ref: menu,
    onDismiss: (reason, event) => {
      if (reason === 'escapeKey') focusOwner(menu.current);
      // Focusing an entry opens it: close afterwards
      setOpen(null, reason, event);
    },
  });
  return (
    <nav
      {...mergeProps(
        {
          'data-component': 'mega-menu',
          'aria-label': label,
          onKeyDown,
          onBlur: ({ currentTarget, relatedTarget, nativeEvent }: FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) setOpen(null, 'focusOut', nativeEvent);
          },
          ...pointer,
          className: styles.menu,
        },
        rest,
      )}
      ref={refs}
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            {...entry}
            open={entry.id === openId}
            keysId={keysHint && keysId}
            setOpen={(open, reason, event) => setOpen(open ? entry.id : null, reason, event)}
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
