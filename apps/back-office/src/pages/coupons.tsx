import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { CouponList } from '../coupons/coupon-list';
import { messages } from '../coupons/messages';
import { useScope } from '../session/session-context';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';

/** The coupons of a place. */
export function Component() {
  const intl = useIntl();
  const mayWrite = useScope('coupons:write');
  const { page } = useListParams('filter', []);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      actions={
        mayWrite && (
          <Button asChild variant="primary">
            <LinkBase href="/coupons/new">
              <FormattedMessage {...messages.create} />
            </LinkBase>
          </Button>
        )
      }
    >
      <CouponList page={page} />
    </Page>
  );
}
