import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import { FailedState } from '../../internal/failed-state';
import { messages } from '../messages';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';

export type CheckoutViewProps =
  | {
      /** `expired`: the draft is stored for a few minutes only, and has to be made anew from the cart. */
      state: 'loading';
    }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'expired'; cartHref: string }
  | ({ state?: 'ready' } & CheckoutFormProps);

/** The checkout page: address, goods, coupons, payment, notes and totals. */
export function CheckoutView(props: CheckoutViewProps) {
  if (props.state === 'loading') return <CheckoutSkeleton />;
  if (props.state === 'failed')
    return (
      <FailedState size="lg" onRetry={props.onRetry}>
        <FormattedMessage {...messages.failed} />
      </FailedState>
    );
  if (props.state === 'expired')
    return (
      <EmptyState
        size="lg"
        illustration={<Drawing name="bag" />}
        action={
          <Button variant="primary" asChild>
            <LinkBase href={props.cartHref}>
              <FormattedMessage {...messages.toCart} />
            </LinkBase>
          </Button>
        }
      >
        <FormattedMessage {...messages.expired} />
      </EmptyState>
    );
  return <CheckoutForm {...props} />;
}
