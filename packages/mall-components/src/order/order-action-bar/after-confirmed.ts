import type { OrderCommands } from './order-action-bar';
import { type ConfirmedAction, confirmedActions } from './order-actions';

/** Wraps the commands so that `done` is called after a command that needs confirmation has succeeded. */
export function afterConfirmed(
  commands: OrderCommands,
  done: (action: ConfirmedAction, orderNo: string) => void,
): OrderCommands {
  const own = { ...commands };
  for (const action of confirmedActions) {
    const command = commands[action];
    if (!command) continue;
    own[action] = async (orderNo) => {
      await command(orderNo);
      done(action, orderNo);
    };
  }
  return own;
}
