import { useCartCount } from '../cart/use-cart-count';
import { useWake, useWakeOnScroll } from '../islands/use-wake';
import { useSession } from '../session/session-query';
import { PageHeader } from './parts';

/**
 * Wakes the header when it has to show something the server did not know, and on the first scroll, since it
 * is sticky.
 */
export function HeaderNews() {
  const { signedIn } = useSession();
  useWake(PageHeader, useCartCount() > 0 || signedIn);
  useWakeOnScroll(PageHeader);
  return null;
}
