import { useQuery } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { useToast } from '@vermilion/design-system/toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { CouponForm } from '../coupons/coupon-form';
import { messages } from '../coupons/messages';
import { couponQuery } from '../coupons/queries';
import { useSession } from '../session/session-context';
import { Failure } from '../shared/failure';
import { messages as shared } from '../shared/messages';
import { Page } from '../shared/page';
import { saved } from '../shared/unsaved-guard';
import { useClients } from '../wire/clients-context';

/** A coupon to edit, or a new one. */
export function Component() {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { session } = useSession();
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const coupon = useQuery({ ...couponQuery(useClients(), Number(id)), enabled: !isNew });
  const onSaved = () => {
    toast.show({ message: intl.formatMessage(shared.saved), tone: 'positive' });
    if (isNew) void navigate('/coupons', { state: saved });
  };
  return (
    <Page
      title={coupon.data?.name ?? intl.formatMessage(isNew ? messages.create : messages.title)}
      actions={
        <Link href="/coupons">
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      {coupon.isLoading && (
        <div aria-busy="true">
          <Skeleton ratio="16/9" width="1/2" />
        </div>
      )}
      {coupon.isError && <Failure error={coupon.error} onRetry={() => void coupon.refetch()} />}
      {(isNew || coupon.data) && (
        <CouponForm
          key={id}
          coupon={coupon.data}
          isOfShop={(coupon.data ?? session).shopId !== null}
          onSaved={onSaved}
        />
      )}
    </Page>
  );
}
