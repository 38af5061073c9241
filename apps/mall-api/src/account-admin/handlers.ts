import { moderationHandlers } from './review-handlers';
import { shopperHandlers } from './shopper-handlers';

/** Operator calls for shoppers and what they write. */
export const accountAdminHandlers = { ...shopperHandlers, ...moderationHandlers };
