import { ShopFinder } from '@vermilion/mall-components/shop';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';
import { type ShopsParams, shopsParams } from '../page-params';
import { paths, patterns } from '../page-params/paths';
import { useShopFilters } from './use-shop-filters';

interface FinderProps {
  /** The page's query string. */
  query: string;
  /** The shops. */
  children: ReactNode;
}

/** A list of shops with search and filters. */
export function Finder({ query, children }: FinderProps) {
  const { locale } = useApp();
  const navigate = useNavigate();
  const params = shopsParams.parse(new URLSearchParams(query));
  const { title, page: _page, ...filters } = params;
  const hrefOf = (change: Partial<ShopsParams>) =>
    paths.moreShops({ ...params, page: 1, ...change });
  const { groups, chosen } = useShopFilters(params, hrefOf);
  return (
    <ShopFinder
      groups={groups}
      chosen={chosen}
      clearHref={paths.moreShops({ title })}
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
