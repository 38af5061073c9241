import { useMutation } from '@tanstack/react-query';
import type { OperatorCouponDetail } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { FormattedMessage, useIntl } from 'react-intl';
import { SavedForm } from '../shared/saved-form';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { CouponFields } from './coupon-fields';
import { CouponPreview } from './coupon-preview';
import { sentCoupon } from './coupon-values';
import { messages } from './messages';
import { useCouponForm } from './use-coupon-form';

export interface CouponFormProps {
  /** Undefined for a new one. */
  coupon: OperatorCouponDetail | undefined;
  isOfShop: boolean;
  onSaved: () => void;
}

/** A coupon to edit, with who can use it before it is saved. */
export function CouponForm({ coupon, isOfShop, onSaved }: CouponFormProps) {
  const intl = useIntl();
  const mall = useMallFormat();
  const { operator } = useClients();
  const state = useCouponForm({ coupon, isOfShop, onSaved });
  const { form, refused } = state;
  const given = coupon?.given ?? 0;
  const owner = coupon?.shopId ? { shopId: coupon.shopId } : {};
  const preview = useMutation({
    mutationFn: async () => {
      const sent = sentCoupon(mall, form.getValues(), coupon);
      return { coupon: sent, reach: await operator.previewCoupon({ ...sent, ...owner }) };
    },
    onError: refused,
  });
  return (
    <>
      <Card>
        <SavedForm
          state={state}
          actions={
            <Button
              pending={preview.isPending}
              pendingLabel={intl.formatMessage(messages.previewing)}
              onClick={() => void form.handleSubmit(() => preview.mutateAsync().catch(() => {}))()}
            >
              <FormattedMessage {...messages.preview} />
            </Button>
          }
        >
          {given > 0 && (
            <Alert tone="info">
              <FormattedMessage {...messages.given} values={{ count: given }} />
            </Alert>
          )}
          <CouponFields isOfShop={isOfShop} isGiven={given > 0} />
        </SavedForm>
      </Card>
      {preview.data && <CouponPreview {...preview.data} />}
    </>
  );
}
