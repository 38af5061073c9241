import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Inline } from '@vermilion/design-system/inline';
import { LinkBase } from '@vermilion/design-system/link';
import { Tag } from '@vermilion/design-system/tag';
import { OfferedCoupons } from '@vermilion/mall-components/coupon';
import { ShopGoods } from '@vermilion/mall-components/shop';
import { toOffered } from '@vermilion/mall-data/coupon';
import { rowsOf } from '@vermilion/mall-data/format';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useClaimCoupon } from '../../coupon/use-claim-coupon';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { shopCouponsParams } from '../../page-params';
import { shopCouponKinds } from '../../page-params/coupon-kinds';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { ownQuery, useSession } from '../../session/session-query';
import { Pager } from '../../shared/pager';
import { bestQuery } from '../../shop/queries';
import * as styles from '../../shop/shop-blocks.css';
import { toShopGoods } from '../../shop/shop-goods';
import { couponsQuery } from './loader';

const messages = defineMessages({
  kinds: { id: 'page.shop.couponKinds', defaultMessage: 'Kinds of coupons' },
  shop: { id: 'page.shop.shopCoupons', defaultMessage: 'For the whole shop' },
  goods: { id: 'page.shop.goodsCoupons', defaultMessage: 'For some items' },
});

/** The claimable coupons of a shop, of one kind, and goods to spend them on. */
export function Coupons({ id }: { id: number }) {
  const mall = useMallFormat();
  const { kind, page } = usePageParams(shopCouponsParams);
  const { formatMessage } = useIntl();
  const { signedIn } = useSession();
  const app = useApp();
  const query = couponsQuery(app, id, { kind, page });
  const offered = useSuspenseQuery(query).data;
  // The page is the same for everybody, so claimed coupons come from a separate call
  const own = useQuery({ ...ownQuery(query), enabled: signedIn }).data;
  const best = rowsOf(useQuery(bestQuery(app, id)).data?.list, toShopGoods(mall));
  const claim = useClaimCoupon();
  const { list, pages } = (signedIn && own) || offered;
  return (
    <>
      <Inline asChild gap="xs">
        <nav aria-label={formatMessage(messages.kinds)}>
          {shopCouponKinds.map((one) => (
            <Tag key={one} asChild aria-current={one === kind ? 'true' : undefined}>
              <LinkBase href={paths.shopCoupons(id, one)}>
                <FormattedMessage {...messages[one]} />
              </LinkBase>
            </Tag>
          ))}
        </nav>
      </Inline>
      <div className={styles.sections}>
        <OfferedCoupons
          coupons={rowsOf(list, toOffered(mall))}
          goodsHref={paths.shopGoods(id)}
          onClaim={claim}
        />
        <Pager page={page} pageCount={pages} hrefOf={(next) => paths.shopCoupons(id, kind, next)} />
        {best.length > 0 && (
          <ShopGoods
            kind="best"
            goods={best}
            columns={6}
            href={paths.shopGoods(id, { sort: 'sales' })}
          />
        )}
      </div>
    </>
  );
}
