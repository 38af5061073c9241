import { useHydrateWhen, useHydrateOnScroll } from '../../islands/use-hydrate-island';
import { useSession } from '../../session/session-query';
import { Aside, Blocks, RecommendedGoods } from './parts';

/** Hydrates the islands that show account data, and the infinite list near its end. */
export function HomeHydration() {
  const { signedIn } = useSession();
  useHydrateWhen(Aside, signedIn);
  useHydrateWhen(Blocks, signedIn);
  useHydrateOnScroll(RecommendedGoods);
  return null;
}
