import { guaranteeHandlers } from './guarantee-handlers';

/** Operator calls for what the mall says and shows. */
export const contentAdminHandlers = { ...guaranteeHandlers };
