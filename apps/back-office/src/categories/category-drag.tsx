import type { OperatorCategory } from '@vermilion/api-client/operator';
import type { ReactNode } from 'react';
import { RowDrag } from '../shared/row-drag';
import { useMove } from './use-move';

export interface CategoryDragProps {
  all: readonly OperatorCategory[];
  children: ReactNode;
}

/** Lets categories be dragged to the place of others. */
export function CategoryDrag({ all, children }: CategoryDragProps) {
  const { moveTo } = useMove(all);
  return (
    <RowDrag rows={all} nameOf={({ name }) => name} onDrop={moveTo}>
      {children}
    </RowDrag>
  );
}
