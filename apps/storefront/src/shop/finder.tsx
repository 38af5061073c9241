import { ShopFinder } from '@vermilion/mall-components/shop';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { localPath } from '../i18n/locales';
import { type ShopsParams, shopsParams } from '../page-params';
import { paths, patterns } from '../page-params/paths';
import { useShopFilters } from './use-shop-filters';

/** Filters of the shop list. `query` is the page's query string. */
export function Finder({ query }: { query: string }) {
  const { locale } = useApp();
  const navigate = useNavigate();
  const params = shopsParams.parse(new URLSearchParams(query));
  const { title, page: _page, ...filters } = params;
  const hrefOf = (change: Partial<ShopsParams>) =>
    paths.moreShops({ ...params, page: 1, ...change });
  return (
    <ShopFinder
      {...useShopFilters(filters, hrefOf)}
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
