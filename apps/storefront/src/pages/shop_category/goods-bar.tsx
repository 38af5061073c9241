import { PriceRangeFilter, SortBar } from '@vermilion/mall-components/goods';
import { optionalMinor, optionalWire } from '@vermilion/mall-data/format';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { localPath } from '../../i18n/locales';
import { type ShopGoodsParams, shopGoodsParams } from '../../page-params';
import { paths, patterns } from '../../page-params/paths';
import * as styles from './view.css';

/** Sorting and price range of the goods. */
export function GoodsBar({ id, query }: { id: number; query: ShopGoodsParams }) {
  const { locale } = useApp();
  const mall = useMallFormat();
  const navigate = useNavigate();
  const { page: _page, minPrice, maxPrice, ...kept } = query;
  const hrefOf = (change: Partial<ShopGoodsParams>) =>
    paths.shopGoods(id, { ...query, page: 1, ...change });
  return (
    <div className={styles.bar}>
      <SortBar sort={query.sort} hrefOf={(sort) => hrefOf({ sort })} />
      <PriceRangeFilter
        range={{ minMinor: optionalMinor(mall, minPrice), maxMinor: optionalMinor(mall, maxPrice) }}
        form={{
          action: localPath(locale, patterns.shopGoods),
          names: { from: 'minPrice', to: 'maxPrice' },
          keep: shopGoodsParams.fields(kept),
        }}
        onRangeChange={({ minMinor, maxMinor }) =>
          void navigate(
            hrefOf({
              minPrice: optionalWire(mall, minMinor),
              maxPrice: optionalWire(mall, maxMinor),
            }),
          )
        }
      />
    </div>
  );
}
