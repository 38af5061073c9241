import { isSessionInvalid } from '@vermilion/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { useToast } from '@vermilion/design-system/toast';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../app/app-context';
import { randomId } from '../browser/random-id';
import { reportError } from '../errors/report-error';
import { paths } from '../paths';
import { useSession } from '../session/session-query';
import { offerVisitorEntry } from '../session/visitor-offer';
import type { GuestCartRow } from './guest-cart';
import { withRow } from './guest-cart';
import { updateGuestCart } from './guest-cart-store';
import { messages } from './messages';
import { refreshCart } from './refresh-cart';

/** Puts a sku into the visitor's cart: the account's when signed in, else the browser's. */
export function useAddToCart() {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  return useCallback(
    // tried again under the same key, so that a lost answer does not add twice
    async function add(row: GuestCartRow, key = randomId()): Promise<void> {
      const { productId, skuId, quantity } = row;
      try {
        if (signedIn) {
          const items = [{ productId, productAttrUnique: skuId, cartNum: quantity }];
          await api.addToCart({ items }, { headers: { 'Idempotency-Key': key } });
          void refreshCart(queryClient);
        } else {
          updateGuestCart((rows) => withRow(rows, row));
          offerVisitorEntry();
        }
      } catch (error) {
        // not lost with the session: it waits in the browser's cart, which joins the account's at sign-in
        if (isSessionInvalid(error)) updateGuestCart((rows) => withRow(rows, row));
        reportError(error, () => void add(row, key));
        return;
      }
      toast.show({
        tone: 'positive',
        message: intl.formatMessage(messages.added),
        action: (
          <Link href={paths.cart()}>
            <FormattedMessage {...messages.open} />
          </Link>
        ),
      });
    },
    [api, intl, toast, queryClient, signedIn],
  );
}
