import { useQuery } from '@tanstack/react-query';
import { MyCouponsView } from '@vermilion/mall-components/coupon';
import { toOwnCoupon } from '@vermilion/mall-data/coupon';
import { rowsOf } from '@vermilion/mall-data/format';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { AccountFrame } from '../../frame/account-frame';
import { useCategoryName } from '../../mall/use-category-name';
import { couponsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { listState } from '../../shared/list-state';
import { Pager } from '../../shared/pager';
import { couponQueries } from './loader';

export { couponsParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.coupons.title', defaultMessage: 'My coupons' },
});

/** The shopper's coupons. */
export function View() {
  const mall = useMallFormat();
  const categoryName = useCategoryName();
  const navigate = useNavigate();
  const params = usePageParams(couponsParams);
  const queries = couponQueries(useApp(), params);
  const available = useQuery(queries.available);
  const past = useQuery(queries.past);
  const title = useIntl().formatMessage(messages.title);
  const { tab, page } = params;
  const open = tab === 'available' ? available : past;
  return (
    <AccountFrame title={title} current={paths.coupons()}>
      <Seo title={title} hidden />
      <MyCouponsView
        tab={tab}
        onTabChange={(next) => void navigate(paths.coupons(next), { preventScrollReset: true })}
        counts={{ available: available.data?.total, past: past.data?.total }}
        coupons={rowsOf(open.data?.list, toOwnCoupon(mall, categoryName))}
        state={listState(open, page)}
        onRetry={() => void open.refetch()}
        shopsHref={paths.shopStreet()}
        pagination={
          <Pager
            page={page}
            pageCount={open.data?.pages ?? 0}
            hrefOf={(next) => paths.coupons(tab, next)}
          />
        }
      />
    </AccountFrame>
  );
}
