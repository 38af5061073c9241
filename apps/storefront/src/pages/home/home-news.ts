import { useWake, useWakeOnScroll } from '../../islands/use-wake';
import { useSession } from '../../session/session-query';
import { Aside, Blocks, RecommendedGoods } from './parts';

/** Wakes the islands that show account data, and the infinite list near its end. */
export function HomeNews() {
  const { signedIn } = useSession();
  useWake(Aside, signedIn);
  useWake(Blocks, signedIn);
  useWakeOnScroll(RecommendedGoods);
  return null;
}
