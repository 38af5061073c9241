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
  if (task.kind === 'move') return <MoveCategory {...{ all, onClose }} category={task.category} />;
  if (task.kind === 'remove')
    return <RemoveCategory {...{ all, onClose }} category={task.category} />;
  return task.kind === 'edit' ? (
    <CategoryForm category={task.category} onClose={onClose} />
  ) : (
    <CategoryForm below={task.below} onClose={onClose} />
  );
}
