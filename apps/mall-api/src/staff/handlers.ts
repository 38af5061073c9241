import { factorHandlers } from './factor-handlers';
import { memberHandlers } from './member-handlers';
import { passkeyHandlers } from './passkey-handlers';
import { sessionHandlers } from './session-handlers';

/** Calls of people who work for the mall or its shops. */
export const staffHandlers = {
  ...sessionHandlers,
  ...factorHandlers,
  ...passkeyHandlers,
  ...memberHandlers,
};
