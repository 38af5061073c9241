import { Stack } from '@vermilion/design-system/stack';
import { RecommendedRow } from '../../goods/recommended-row';
import { lazyInView } from '../../shared/lazy-in-view';

const RecentlyViewed = lazyInView(() => import('../../goods/recently-viewed'));

/** To go on from an empty cart: what was looked at, then what the mall sells most. */
export const WhenEmpty = () => (
  <Stack gap="xl">
    <RecentlyViewed />
    <RecommendedRow bestOf={0} />
  </Stack>
);
