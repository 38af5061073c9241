import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Card } from '@vermilion/design-system/card';
import { type ReactNode, useState } from 'react';
import * as styles from './row-drag.css';

/** A press that goes this far is a drag. */
const DISTANCE = 4;

/** The row that the pointer is nearest to: names may stand further in than others, so only heights count. */
const nearestRow: CollisionDetection = ({ droppableRects, pointerCoordinates }) =>
  [...droppableRects]
    .map(([id, { top, height }]) => ({
      id,
      data: { value: Math.abs(top + height / 2 - (pointerCoordinates?.y ?? 0)) },
    }))
    .sort((one, other) => one.data.value - other.data.value)
    .slice(0, 1);

export interface RowDragProps<Row extends { id: number }> {
  rows: readonly Row[];
  /** Shown under the pointer. */
  nameOf: (row: Row) => string;
  /** Moves a row to the place of another one. */
  onDrop: (row: Row, target: Row) => void;
  children: ReactNode;
}

/** Lets rows be dragged by their `RowHandle` to the place of others. Keys move them by buttons in their row. */
export function RowDrag<Row extends { id: number }>(props: RowDragProps<Row>) {
  const { rows, nameOf, onDrop, children } = props;
  const [dragged, setDragged] = useState<Row>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
  );
  const find = (id: UniqueIdentifier | undefined) => rows.find((row) => row.id === id);
  const drop = ({ over }: DragEndEvent) => {
    const target = find(over?.id);
    if (dragged && target && target.id !== dragged.id) onDrop(dragged, target);
    setDragged(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestRow}
      onDragStart={({ active }) => setDragged(find(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay className={styles.dragged}>
        {dragged && (
          <Card variant="raised" padding="sm">
            {nameOf(dragged)}
          </Card>
        )}
      </DragOverlay>
    </DndContext>
  );
}
