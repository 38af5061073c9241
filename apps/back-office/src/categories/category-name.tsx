import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { SortIcon } from '@vermilion/design-system/icon';
import * as styles from './category-list.css';

export interface CategoryNameProps {
  category: OperatorCategory;
  /** Shows the handle to drag it by. */
  mayMove: boolean;
}

/** A category in the tree: dragged by its handle, and a place where others are dropped. */
export function CategoryName({ category, mayMove }: CategoryNameProps) {
  const { id, name, level } = category;
  const { setNodeRef: placeRef, isOver } = useDroppable({ id });
  const { setNodeRef: handleRef, listeners, isDragging } = useDraggable({ id, disabled: !mayMove });
  return (
    <span
      ref={placeRef}
      data-over={isOver && !isDragging}
      className={styles.levels[level as keyof typeof styles.levels]}
    >
      {mayMove && (
        // Keys move it by the buttons at the end of its row
        <span ref={handleRef} aria-hidden className={styles.handle} {...listeners}>
          <SortIcon />
        </span>
      )}
      <bdi className={level === 1 ? styles.top : undefined}>{name}</bdi>
    </span>
  );
}
