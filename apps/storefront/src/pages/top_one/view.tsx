import { Suspense } from 'react';
import { leaderboardParams } from '../../page-params';
import { usePageParams } from '../../routing/use-page-params';
import { PageFrame } from '../../shared/page-frame';
import { Bestsellers } from './bestsellers';

export { leaderboardParams as query } from '../../page-params';
export { createLoader } from './loader';

/** The bestsellers of the mall or of a category, ranked. */
export function View() {
  const { cid } = usePageParams(leaderboardParams);
  return (
    <PageFrame>
      <Suspense>
        <Bestsellers cid={cid} />
      </Suspense>
    </PageFrame>
  );
}
