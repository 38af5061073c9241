import type { OperatorCategory } from '@vermilion/api-client/operator';
import { RowHandle } from '../shared/row-handle';
import * as styles from './category-list.css';

export interface CategoryNameProps {
  category: OperatorCategory;
  /** Shows the handle to drag it by. */
  mayMove: boolean;
}

/** A category in the tree: dragged by its handle, and a place where others are dropped. */
export const CategoryName = ({ category: { id, name, level }, mayMove }: CategoryNameProps) => (
  <RowHandle
    id={id}
    mayMove={mayMove}
    className={styles.levels[level as keyof typeof styles.levels]}
  >
    <bdi className={level === 1 ? styles.top : undefined}>{name}</bdi>
  </RowHandle>
);
