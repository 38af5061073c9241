import { ShopFinder } from '@vermilion/mall-components/shop';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';
import { type ShopsParams, shopsParams } from '../page-params';
import { paths, patterns } from '../page-params/paths';
import { ShownShops } from './shown-shops';
import { useShopFilters } from './use-shop-filters';

interface FinderProps {
  /** The page's query string. */
  query: string;
  /** The key of the only group that is shown; all by default. */
  only?: string;
  /** Number of shops. */
  count: number;
  /** The shops. */
  children: ReactNode;
}

/** A list of shops with search and filters. */
export function Finder({ query, only, count, children }: FinderProps) {
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
      show={<ShownShops count={count} />}
      search={{
        action: localPath(locale, patterns.moreShops),
        name: 'title',
        keep: shopsParams.fields(filters),
        value: title,
        onSearch: (words) => void navigate(hrefOf({ title: words })),
      }}
    >
      {children}
    </ShopFinder>
  );
}
