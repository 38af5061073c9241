import { useCartCount } from '../cart/use-cart-count';
import { useHydrateWhen, useHydrateOnScroll } from '../islands/use-hydrate-island';
import { useSession } from '../session/session-query';
import { PageHeader } from './parts';

/**
 * Hydrates the header when it has to show something the server did not know, and on the first scroll, since it
 * is sticky.
 */
export function HeaderHydration() {
  const { signedIn } = useSession();
  useHydrateWhen(PageHeader, useCartCount() > 0 || signedIn);
  useHydrateOnScroll(PageHeader);
  return null;
}
