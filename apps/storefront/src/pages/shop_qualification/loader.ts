import { shopAboutParams } from '../../page-params';
import { shopLoader } from '../../shop/queries';

/** The head of the shop says what everybody may read; the rest is asked for with a captcha. */
export const createLoader = shopLoader(shopAboutParams, async () => null);
