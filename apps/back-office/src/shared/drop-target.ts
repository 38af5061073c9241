import { createContext } from 'react';

/** Where a dragged row goes. */
export interface DropPlace {
  /** The row that it goes to. */
  id: number;
  /** Before it, after it, or below it as the first one of those that it has. */
  side: 'before' | 'after' | 'inside';
}

/** Where the row that is dragged would go now. */
export const DropTarget = createContext<DropPlace | undefined>(undefined);
