import { useDraggable, useDroppable } from '@dnd-kit/core';
import { SortIcon } from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
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

/** A row's name with the handle to drag it by; a place where others are dropped. Stands in a `RowDrag`. */
export function RowHandle({ id, mayMove = true, className = '', children }: RowHandleProps) {
  const { setNodeRef: placeRef, isOver } = useDroppable({ id });
  const { setNodeRef: handleRef, listeners, isDragging } = useDraggable({ id, disabled: !mayMove });
  return (
    <span
      ref={placeRef}
      data-over={isOver && !isDragging}
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
