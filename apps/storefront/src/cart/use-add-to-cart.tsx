import { useQueryClient } from '@tanstack/react-query';
import { isSessionInvalid } from '@vermilion/api-client';
import { randomId } from '@vermilion/api-client';
import { Link } from '@vermilion/design-system/link';
import { useToast } from '@vermilion/design-system/toast';
import { cartActions } from '@vermilion/mall-data/cart';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { apiErrorOf } from '../errors/error-message';
import { ignoreFailure, useAction } from '../errors/use-action';
import { paths } from '../page-params/paths';
import { isSignedInOrUnknown } from '../session/session-query';
import { offerVisitorEntry } from '../session/visitor-offer';
import { flyToCart } from './fly-to-cart';
import type { GuestCartRow } from './guest-cart';
import { withRow } from './guest-cart';
import { updateGuestCart } from './guest-cart-store';
import { messages } from './messages';
import { refreshCart } from './refresh-cart';

interface Addition {
  row: GuestCartRow;
  /** Idempotency key: the same on a retry, so that a lost response does not add twice. */
  key: string;
}

/** Adds a SKU to the visitor's cart: the account's when signed in, else the browser's. */
export function useAddToCart() {
  const app = useApp();
  const intl = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const add = useAction({
    async mutationFn({ row, key }: Addition) {
      if (!(await isSignedInOrUnknown(app))) {
        updateGuestCart((rows) => withRow(rows, row));
        offerVisitorEntry();
        return;
      }
      await cartActions(app.api).add([row], key);
      void refreshCart(queryClient);
    },
    onSuccess() {
      void flyToCart();
      toast.show({
        tone: 'positive',
        message: intl.formatMessage(messages.added),
        // Nothing is lost when the message goes: the header links to the cart too
        duration: 20_000,
        action: (
          <Link href={paths.cart()}>
            <FormattedMessage {...messages.open} />
          </Link>
        ),
      });
    },
    onError(error, { row }) {
      // Not lost with the session: the browser's cart is merged into the account's at sign-in
      if (isSessionInvalid(apiErrorOf(error))) updateGuestCart((rows) => withRow(rows, row));
    },
    meta: { canRetry: true },
  });
  return useCallback(
    (row: GuestCartRow) => add({ row, key: randomId() }).catch(ignoreFailure),
    [add],
  );
}
