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
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { type ReactNode, useState } from 'react';
import * as styles from './category-list.css';
import { useMove } from './use-move';

/** A press that goes this far is a drag. */
const DISTANCE = 4;

/** The row that the pointer is nearest to: names stand further in the lower their level, so only heights count. */
const nearestRow: CollisionDetection = ({ droppableRects, pointerCoordinates }) =>
  [...droppableRects]
    .map(([id, { top, height }]) => ({
      id,
      data: { value: Math.abs(top + height / 2 - (pointerCoordinates?.y ?? 0)) },
    }))
    .sort((one, other) => one.data.value - other.data.value)
    .slice(0, 1);

export interface CategoryDragProps {
  all: readonly OperatorCategory[];
  children: ReactNode;
}

/** Lets categories be dragged to the place of others. */
export function CategoryDrag({ all, children }: CategoryDragProps) {
  const { moveTo } = useMove(all);
  const [dragged, setDragged] = useState<OperatorCategory>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
  );
  const find = (id: UniqueIdentifier | undefined) => all.find((category) => category.id === id);
  const drop = ({ over }: DragEndEvent) => {
    const target = find(over?.id);
    if (dragged && target && target.id !== dragged.id) moveTo(dragged, target);
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
            {dragged.name}
          </Card>
        )}
      </DragOverlay>
    </DndContext>
  );
}
