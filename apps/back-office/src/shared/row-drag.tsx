import {
  type Collision,
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
import { type DropPlace, DropTarget } from './drop-target';
import * as styles from './row-drag.css';

/** A press that goes this far is a drag. */
const DISTANCE = 4;

/**
 * The row that the pointer is nearest to, and how far down it is, from 0 to 1: names may stand further in than others,
 * so only heights count.
 */
const nearestRow: CollisionDetection = ({ droppableRects, pointerCoordinates }) =>
  [...droppableRects]
    .map(([id, { top, height }]) => {
      const from = (pointerCoordinates?.y ?? 0) - top;
      const share = Math.min(Math.max(from / height, 0), 1);
      return { id, data: { value: Math.abs(from - height / 2), share } };
    })
    .sort((one, other) => one.data.value - other.data.value)
    .slice(0, 1);

export interface RowDragProps<Row extends { id: number }, Place extends DropPlace> {
  rows: readonly Row[];
  /** Shown under the pointer. */
  nameOf: (row: Row) => string;
  /** Where a row goes that is dropped on another one, `share` of its height down; undefined for nowhere. */
  placeOf: (row: Row, target: Row, share: number) => Place | undefined;
  onDrop: (row: Row, place: Place) => void;
  children: ReactNode;
}

/** Lets rows be dragged by their `RowHandle`, with a line where they go. Keys move them by buttons in their row. */
export function RowDrag<Row extends { id: number }, Place extends DropPlace>(
  props: RowDragProps<Row, Place>,
) {
  const { rows, nameOf, placeOf, onDrop, children } = props;
  const [dragged, setDragged] = useState<Row>();
  const [target, setTarget] = useState<DropPlace>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
  );
  const find = (id: UniqueIdentifier | undefined) => rows.find((row) => row.id === id);
  const placeAt = ([nearest]: readonly Collision[]) => {
    const row = find(nearest?.id);
    if (!dragged || !row || row.id === dragged.id) return undefined;
    return placeOf(dragged, row, Number(nearest?.data?.share));
  };
  /** The same one while nothing changes, so that rows are not drawn for every pixel. */
  const aim = (next: DropPlace | undefined) =>
    setTarget((now) => (now?.id === next?.id && now?.side === next?.side ? now : next));
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const drop = ({ collisions }: DragEndEvent) => {
    const place = placeAt(collisions ?? []);
    if (dragged && place) onDrop(dragged, place);
    end();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestRow}
      onDragStart={({ active }) => setDragged(find(active.id))}
      onDragMove={({ collisions }) => aim(placeAt(collisions ?? []))}
      onDragEnd={drop}
      onDragCancel={end}
    >
      <DropTarget value={target}>{children}</DropTarget>
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
