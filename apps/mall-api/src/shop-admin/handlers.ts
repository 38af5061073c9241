import { categoryHandlers } from './category-handlers';
import { freightHandlers } from './freight-handlers';
import { homeHandlers } from './home-handlers';
import { profileHandlers } from './profile-handlers';
import { suspensionHandlers } from './suspension-handlers';

/** Operator calls for shops. */
export const shopAdminHandlers = {
  ...profileHandlers,
  ...homeHandlers,
  ...suspensionHandlers,
  ...freightHandlers,
  ...categoryHandlers,
};
