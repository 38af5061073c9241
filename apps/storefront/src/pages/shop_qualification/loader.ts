import { shopAboutParams } from '../../page-params';
import { shopLoader } from '../../shop/queries';

/** The shop header has the public part; the rest requires a captcha. */
export const createLoader = shopLoader(shopAboutParams, async () => null);
