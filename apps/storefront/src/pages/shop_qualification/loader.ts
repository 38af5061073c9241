import { shopAboutParams } from '../../page-params';
import { bestQuery, shopLoader } from '../../shop/queries';

/** The shop header has the public part; the rest requires a captcha. */
export const createLoader = shopLoader(shopAboutParams, async (deps, id) => {
  await deps.queryClient.prefetchQuery(bestQuery(deps, id));
  return null;
});
