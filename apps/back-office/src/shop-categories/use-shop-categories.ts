import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import type { Clients } from '../wire/clients';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

const KEY = ['work', 'shopCategories'];

const shopCategoriesQuery = ({ operator }: Pick<Clients, 'operator'>) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => operator.operatorShopCategories({}, { signal }),
  });

/** A list with one entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The categories of a shop, and how to arrange them: the new order shows at once, and is saved. */
export function useShopCategories() {
  const intl = useIntl();
  const toast = useToast();
  const clients = useClients();
  const queryClient = useQueryClient();
  const query = useQuery(shopCategoriesQuery(clients));
  const all = query.data ?? [];
  const below = (pid: number) => all.filter((one) => one.pid === pid);
  const reload = () => queryClient.invalidateQueries({ queryKey: KEY });
  const move = async (shopCategory: OperatorShopCategory, to: number) => {
    const siblings = below(shopCategory.pid);
    const from = siblings.findIndex(({ id }) => id === shopCategory.id);
    if (from === to || to < 0 || to >= siblings.length) return;
    const arranged = moved(siblings, from, to);
    queryClient.setQueryData(KEY, [
      ...all.filter((one) => one.pid !== shopCategory.pid),
      ...arranged,
    ]);
    try {
      const ids = arranged.map(({ id }) => id);
      await clients.operator.orderShopCategories({ pid: shopCategory.pid, ids });
      toast.show({ message: intl.formatMessage(messages.arranged), tone: 'positive' });
    } catch (error) {
      toast.show({ message: errorMessage(error, intl), tone: 'critical' });
    }
    await reload();
  };
  return { query, all, below, move, reload };
}

export type ShopCategories = ReturnType<typeof useShopCategories>;
