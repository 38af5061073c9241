import { leaderboardParams } from '../../page-params';
import { usePageParams } from '../../routing/use-page-params';
import { PageFrame } from '../../shared/page-frame';
import { Bestsellers } from './parts';

export { leaderboardParams as query } from '../../page-params';
export { createLoader } from './loader';
export const parts = [Bestsellers];

/** The bestsellers of the mall or of a category, ranked. */
export function View() {
  const { cid } = usePageParams(leaderboardParams);
  return (
    <PageFrame>
      <Bestsellers cid={cid} />
    </PageFrame>
  );
}
