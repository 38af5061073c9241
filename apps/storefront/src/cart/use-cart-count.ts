import { useQuery } from '@tanstack/react-query';
import { useApp } from '../deps/app-context';
import { cartCountQuery } from '../mall/frame-queries';
import { useSession } from '../session/session-query';
import { useGuestCartCount } from './guest-cart-store';

/** Rows in the visitor's cart: the account's when signed in, else the browser's. */
export function useCartCount(): number {
  const { signedIn } = useSession();
  const account = useQuery({ ...cartCountQuery(useApp()), enabled: signedIn }).data?.count ?? 0;
  const guest = useGuestCartCount();
  return signedIn ? account : guest;
}
