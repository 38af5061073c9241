import { activityHandlers } from './activity-handlers';
import { agreementHandlers } from './agreement-handlers';
import { bannerHandlers } from './banner-handlers';
import { categoryHandlers } from './category-handlers';
import { guaranteeHandlers } from './guarantee-handlers';
import { hotWordHandlers } from './hot-word-handlers';
import { lookHandlers } from './look-handlers';
import { previewHandlers } from './preview-handlers';
import { searchWordHandlers } from './search-word-handlers';
import { shopTypeHandlers } from './shop-type-handlers';
import { tradeHandlers } from './trade-handlers';
import { translationHandlers } from './translation-handlers';

/** Operator calls for what the mall says and shows. */
export const contentAdminHandlers = {
  ...guaranteeHandlers,
  ...categoryHandlers,
  ...tradeHandlers,
  ...shopTypeHandlers,
  ...bannerHandlers,
  ...activityHandlers,
  ...previewHandlers,
  ...lookHandlers,
  ...agreementHandlers,
  ...hotWordHandlers,
  ...searchWordHandlers,
  ...translationHandlers,
};
