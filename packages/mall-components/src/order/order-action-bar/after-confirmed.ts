import type { OrderCommands } from './order-action-bar';
import { confirmedActions, type ConfirmedAction } from './order-actions';

/** The same commands; `done` is called when one that is asked about first has been carried out. */
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
