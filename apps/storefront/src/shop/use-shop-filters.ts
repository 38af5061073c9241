import { useQuery } from '@tanstack/react-query';
import type { FilterGroup } from '@vermilion/mall-components/goods';
import { useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import type { ShopsParams } from '../page-params';
import { filterMessages as messages } from './filter-messages';
import { tradesQuery, typesQuery } from './queries';

type ShopFilters = Pick<ShopsParams, 'type' | 'trade' | 'isSelf'> & { title?: string };

/** The available and active filters of shops, each with the URL of the resulting list. */
export function useShopFilters(
  filters: ShopFilters,
  hrefOf: (change: Partial<ShopFilters>) => string,
) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const types = useQuery(typesQuery(app)).data ?? [];
  const trades = useQuery(tradesQuery(app)).data ?? [];
  const { title, type, trade, isSelf } = filters;
  /** The numbers are those of the whole mall: they say nothing beside words or another filter. */
  const isWhole = (key: 'type' | 'trade') => !title && !isSelf && !(key === 'type' ? trade : type);
  const groupOf = (
    key: 'type' | 'trade',
    label: string,
    all: readonly { id: number; name: string; info?: string; shopCount?: number }[],
  ): FilterGroup => ({
    key,
    label,
    options: all.map(({ id, name, info, shopCount }) => {
      const chosen = filters[key] === id;
      return {
        key: id,
        label: name,
        hint: info,
        count: isWhole(key) ? shopCount : undefined,
        chosen,
        href: hrefOf({ [key]: chosen ? undefined : id }),
      };
    }),
  });
  const selfOperated = formatMessage(messages.isSelf);
  const own = {
    key: 'isSelf',
    label: selfOperated,
    href: hrefOf({ isSelf: !filters.isSelf }),
    chosen: filters.isSelf,
  };
  // A type of shop may say the same
  const hasType = types.some(({ name }) => name.toLowerCase() === selfOperated.toLowerCase());
  const groups = [
    groupOf('trade', formatMessage(messages.trade), trades),
    groupOf('type', formatMessage(messages.shopType), types),
    {
      key: 'only',
      label: formatMessage(messages.only),
      options: hasType && !filters.isSelf ? [] : [own],
    },
  ];
  const chosen = groups.flatMap(({ options }) => options.filter((option) => option.chosen));
  return { groups, chosen };
}
