import { ShopFinder } from '@vermilion/mall-components/shop';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';
import { type ShopsParams, shopsParams } from '../page-params';
import { paths, patterns } from '../page-params/paths';
import { useShopFilters } from './use-shop-filters';

interface FinderProps {
  /** The page's query string. */
  query: string;
  /** Groups that are shown; all by default. */
  only?: string;
}

/** Search and filters of the shop list. */
export function Finder({ query, only }: FinderProps) {
  const { locale } = useApp();
  const navigate = useNavigate();
  const params = shopsParams.parse(new URLSearchParams(query));
  const { title, page: _page, ...filters } = params;
  const hrefOf = (change: Partial<ShopsParams>) =>
    paths.moreShops({ ...params, page: 1, ...change });
  const { groups, chosen } = useShopFilters(filters, hrefOf);
  return (
    <ShopFinder
      groups={only ? groups.filter(({ key }) => key === only) : groups}
      chosen={chosen}
      clearHref={paths.moreShops({ title })}
      search={{
        action: localPath(locale, patterns.moreShops),
        name: 'title',
        keep: shopsParams.fields(filters),
        value: title,
        onSearch: (words) => void navigate(hrefOf({ title: words })),
      }}
    />
  );
}
