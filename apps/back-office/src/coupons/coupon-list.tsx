import { useQuery } from '@tanstack/react-query';
import type { OperatorCoupon } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScope, useSession } from '../session/session-context';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { CloseCoupon } from './close-coupon';
import { couponColumns } from './coupon-columns';
import { CouponsCsv } from './coupons-csv';
import { GrantCoupon } from './grant-coupon';
import { messages } from './messages';
import { couponsQuery } from './queries';

/** One page of the coupons, to give and to close where the roles allow it. */
export function CouponList({ page }: { page: number }) {
  const intl = useIntl();
  const { session } = useSession();
  const mayGrant = useScope('coupons:grant');
  const mayWrite = useScope('coupons:write');
  const [asked, setAsked] = useState<{ what: 'close' | 'grant'; coupon: OperatorCoupon }>();
  const coupons = useQuery(couponsQuery(useClients(), page));
  const actions: ListColumn<OperatorCoupon> = {
    id: 'actions',
    header: intl.formatMessage(messages.actions),
    kind: 'action',
    cell: (coupon) =>
      coupon.open && (
        <Inline nowrap>
          {mayGrant && (
            <Button
              size="sm"
              aria-label={intl.formatMessage(messages.grantOf, { name: coupon.name })}
              onClick={() => setAsked({ what: 'grant', coupon })}
            >
              <FormattedMessage {...messages.grant} />
            </Button>
          )}
          {mayWrite && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={intl.formatMessage(messages.closeOf, { name: coupon.name })}
              onClick={() => setAsked({ what: 'close', coupon })}
            >
              <FormattedMessage {...messages.close} />
            </Button>
          )}
        </Inline>
      ),
  };
  const Asked = asked && (asked.what === 'close' ? CloseCoupon : GrantCoupon);
  const count = coupons.data?.total ?? 0;
  return (
    <>
      <ListTable
        name="coupons"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={[
          ...couponColumns(intl, session.shopId === null),
          ...(mayGrant || mayWrite ? [actions] : []),
        ]}
        rows={coupons.data?.list ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => (mayWrite ? `/coupons/${id}` : undefined)}
        density="dense"
        pending={coupons.isPending || coupons.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          coupons.isError ? (
            <Failure error={coupons.error} onRetry={() => void coupons.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.noneYet} />
          </EmptyState>
        }
        announcement={coupons.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={coupons.data?.pages ?? 1} />
      <CouponsCsv />
      {asked && Asked && <Asked coupon={asked.coupon} onClose={() => setAsked(undefined)} />}
    </>
  );
}
