import { useDraggable, useDroppable } from '@dnd-kit/core';
import { SortIcon } from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import * as styles from './row-drag.css';

export interface RowHandleProps {
  /** Of the row. */
  id: number;
  /** Without the right to, rows are not moved, and have no handle. */
  mayMove?: boolean;
  /** Whether a row that is dropped here goes below this one. Default: above. */
  isBelow?: (dragged: number) => boolean;
  className?: string | undefined;
  /** The name of the row. */
  children: ReactNode;
}

/** A row's name with the handle to drag it by; a place where others are dropped. Stands in a `RowDrag`. */
export function RowHandle(props: RowHandleProps) {
  const { id, mayMove = true, isBelow, className = '', children } = props;
  const { setNodeRef: placeRef, isOver, active } = useDroppable({ id });
  const { setNodeRef: handleRef, listeners, isDragging } = useDraggable({ id, disabled: !mayMove });
  const line = active && isBelow?.(Number(active.id)) ? 'below' : 'above';
  return (
    <span
      ref={placeRef}
      data-over={isOver && !isDragging ? line : undefined}
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
