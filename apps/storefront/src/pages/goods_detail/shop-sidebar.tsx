import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@vermilion/api-client';
import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { GoodsCard, ShopCard } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods, toGoodsShop } from '@vermilion/mall-data/goods';
import { toContact } from '@vermilion/mall-data/shop';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useCollect } from '../../collection/use-collect';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { paths } from '../../page-params/paths';
import { serviceQuery } from './loader';
import * as styles from './view.css';

const messages = defineMessages({
  others: { id: 'page.goods.others', defaultMessage: 'More from this shop' },
  report: { id: 'page.goods.report', defaultMessage: 'Report this item' },
});

const MAX_OTHERS = 4;

/** The shop and some of its other goods. */
export function ShopSidebar({ detail }: { detail: ProductDetail }) {
  const mall = useMallFormat();
  const app = useApp();
  const { productInfo, merchantInfo } = detail;
  const service = useQuery(serviceQuery(app, productInfo.merId)).data;
  const types = useQuery({ ...app.queries.shopTypes(), meta: { quiet: true } }).data ?? [];
  const collect = useCollect();
  const others = rowsOf(merchantInfo.proList, toGoods(mall))
    .filter(({ id }) => id !== productInfo.id)
    .slice(0, MAX_OTHERS);
  return (
    <aside className={styles.aside} aria-label={merchantInfo.name}>
      <ShopCard
        shop={toGoodsShop(mall, detail, types)}
        contact={service ? toContact(service) : undefined}
        aboutHref={paths.shopAbout(productInfo.merId)}
        onFollow={(follow) => collect({ kind: 'shop', id: productInfo.merId }, follow)}
      />
      {others.length > 0 && (
        <>
          <Heading level={2} size="md">
            <FormattedMessage {...messages.others} />
          </Heading>
          <ul className={styles.others}>
            {others.map((goods) => (
              <li key={goods.id}>
                <GoodsCard goods={goods} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Link href={paths.report('product', productInfo.id)}>
        <FormattedMessage {...messages.report} />
      </Link>
    </aside>
  );
}
