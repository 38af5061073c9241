import { useWake, useWakeOnScroll } from '../../islands/use-wake';
import { useSession } from '../../session/session-query';
import { Aside, Blocks, RecommendedGoods } from './parts';

/** Wakes what has to show of an account, and the list that loads more when its end comes near. */
export function HomeNews() {
  const { signedIn } = useSession();
  useWake(Aside, signedIn);
  useWake(Blocks, signedIn);
  useWakeOnScroll(RecommendedGoods);
  return null;
}
