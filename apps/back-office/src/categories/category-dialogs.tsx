import type { OperatorCategory } from '@vermilion/api-client/operator';
import type { CategoryTask } from './category-actions';
import { CategoryForm } from './category-form';
import { MoveCategory } from './move-category';
import { RemoveCategory } from './remove-category';

export interface CategoryDialogsProps {
  task: CategoryTask;
  all: readonly OperatorCategory[];
  onClose: () => void;
}

/** The dialog of a task. */
export function CategoryDialogs({ task, all, onClose }: CategoryDialogsProps) {
  if (task.kind === 'add') return <CategoryForm below={task.below} onClose={onClose} />;
  const { kind, category } = task;
  if (kind === 'edit') return <CategoryForm category={category} onClose={onClose} />;
  const Dialog = kind === 'move' ? MoveCategory : RemoveCategory;
  return <Dialog {...{ category, all, onClose }} />;
}
