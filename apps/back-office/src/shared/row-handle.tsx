import { useDraggable, useDroppable } from '@dnd-kit/core';
import { SortIcon } from '@vermilion/design-system/icon';
import { type ReactNode, use, useCallback } from 'react';
import { DropTarget } from './drop-target';
import * as styles from './row-drag.css';

export interface RowHandleProps {
  /** Of the row. */
  id: number;
  /** Without the right to, rows are not moved, and have no handle. */
  mayMove?: boolean;
  className?: string | undefined;
  /** The name of the row. */
  children: ReactNode;
}

/** A row's name with the handle to drag it by; its row is a place where others are dropped. Stands in a `RowDrag`. */
export function RowHandle({ id, mayMove = true, className = '', children }: RowHandleProps) {
  const { setNodeRef: setPlace } = useDroppable({ id });
  const { setNodeRef: handleRef, listeners } = useDraggable({ id, disabled: !mayMove });
  const target = use(DropTarget);
  // The whole row, so that its upper and lower part are as large as they can be
  const placeRef = useCallback(
    (name: HTMLElement | null) => setPlace(name?.closest<HTMLElement>('tr, li') ?? name),
    [setPlace],
  );
  return (
    <span
      ref={placeRef}
      data-drop={target?.id === id ? target.side : undefined}
      className={`${styles.place} ${className}`}
    >
      {mayMove && (
        // Keys move it by the buttons at the end of its row
        <span ref={handleRef} aria-hidden className={styles.handle} {...listeners}>
          <SortIcon />
        </span>
      )}
      {children}
    </span>
  );
}
