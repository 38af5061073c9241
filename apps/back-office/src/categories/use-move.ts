import { useQueryClient } from '@tanstack/react-query';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { placeOf, siblingsOf } from './tree';

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
  const attempt = (category: OperatorCategory, parentId: number, position: number) =>
    void move(category, parentId, position).catch((error: unknown) =>
      toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
    );
  /** Among those with the same parent. */
  const moveBy = (category: OperatorCategory, by: -1 | 1) => {
    const from = siblingsOf(all, category).findIndex(({ id }) => id === category.id);
    attempt(category, category.parentId, from + by);
  };
  /** To the place of another one; nothing where it cannot be there. */
  const moveTo = (category: OperatorCategory, target: OperatorCategory) => {
    const place = placeOf(all, category, target);
    if (place) attempt(category, place.parentId, place.position);
  };
  return { move, moveBy, moveTo };
}
