import { useQueryClient } from '@tanstack/react-query';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { siblingsOf, type TreePlace } from './tree';

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
  /** Says where it is now, or why it is not. */
  const attempt = async (category: OperatorCategory, parentId: number, position: number) => {
    const { id, name } = category;
    const others = all.filter((one) => one.parentId === parentId && one.id !== id);
    const place = { name, place: position + 1, count: others.length + 1 };
    const parent = all.find((one) => one.id === parentId)?.name;
    try {
      await move(category, parentId, position);
      const message = parent
        ? intl.formatMessage(messages.nowBelow, { ...place, parent })
        : intl.formatMessage(messages.nowAtTop, place);
      toast.show({ message, tone: 'positive' });
    } catch (error) {
      toast.show({ message: errorMessage(error, intl), tone: 'critical' });
    }
  };
  /** Among those with the same parent. */
  const moveBy = (category: OperatorCategory, by: -1 | 1) => {
    const from = siblingsOf(all, category).findIndex(({ id }) => id === category.id);
    void attempt(category, category.parentId, from + by);
  };
  const moveTo = (category: OperatorCategory, { parentId, position }: TreePlace) =>
    void attempt(category, parentId, position);
  return { move, moveBy, moveTo };
}
