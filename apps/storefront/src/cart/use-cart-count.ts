import { useQuery } from '@tanstack/react-query';
import { useApp } from '../deps/app-context';
import { cartCountQuery } from '../mall/frame-queries';
import { useSession } from '../session/session-query';
import { useGuestCartCount } from './guest-cart-store';

/**
 * The number of items in the visitor's cart: the account's when signed in, else the browser's. An item is a piece, as in
 * orders: two of one thing are two items. Header, cart, its total, checkout and orders all count like this.
 */
export function useCartCount(): number {
  const { signedIn } = useSession();
  const account = useQuery({ ...cartCountQuery(useApp()), enabled: signedIn }).data?.count ?? 0;
  const guest = useGuestCartCount();
  return signedIn ? account : guest;
}
