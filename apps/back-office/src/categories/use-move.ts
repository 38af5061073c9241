import { useQueryClient } from '@tanstack/react-query';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { siblingsOf } from './tree';

/** Moves categories, and loads them again whatever became of it. */
export function useMove(all: readonly OperatorCategory[]) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const move = ({ id, version }: OperatorCategory, parentId: number, position: number) =>
    operator
      .moveCategory({ id, version, parentId, position })
      .finally(() => void queryClient.invalidateQueries({ queryKey: ['work', 'categories'] }));
  /** Among those with the same parent. */
  const moveBy = (category: OperatorCategory, by: -1 | 1) => {
    const from = siblingsOf(all, category).findIndex(({ id }) => id === category.id);
    move(category, category.parentId, from + by).catch((error: unknown) =>
      toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
    );
  };
  return { move, moveBy };
}
