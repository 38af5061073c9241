import type { OperatorCategory } from '@vermilion/api-client/operator';
import type { ReactNode } from 'react';
import { RowDrag } from '../shared/row-drag';
import { placeOf } from './tree';
import { useMove } from './use-move';

export interface CategoryDragProps {
  all: readonly OperatorCategory[];
  children: ReactNode;
}

/** Lets categories be dragged before, after and below others. */
export function CategoryDrag({ all, children }: CategoryDragProps) {
  const { moveTo } = useMove(all);
  return (
    <RowDrag
      rows={all}
      nameOf={({ name }) => name}
      placeOf={(dragged, target, share) => placeOf(all, dragged, target, share)}
      onDrop={moveTo}
    >
      {children}
    </RowDrag>
  );
}
