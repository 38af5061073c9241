import { useIntl } from 'react-intl';
import { actionMessages } from '../action-messages';
import { messages } from '../messages';
import {
  needsConfirmation,
  orderActions,
  type OrderActionsOf,
} from '../order-action-bar/order-actions';
import { orderStates } from '../state-types';

/** Columns of the table: what an order may be besides its state. */
const cases: readonly (readonly [string, Omit<OrderActionsOf, 'state'>])[] = [
  ['Paid as usual', {}],
  ['The shop has not begun', { isCancellable: true }],
  ['Paid on delivery', { collectMinor: 0, isCancellable: true }],
  ['In refund', { refund: { stage: 'applied' } }],
];

/** The actions of each state, computed by the rule that the cards use. */
export function OrderActionTable() {
  const { formatMessage } = useIntl();
  return (
    <>
      <h2>What a card offers</h2>
      <p>
        The main action comes first. Those with an ellipsis ask before they act, since they cannot
        be undone. An action is offered only where there is a command or an address for it.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            {cases.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orderStates.map((state) => (
            <tr key={state}>
              <th scope="row">{formatMessage(messages[state])}</th>
              {cases.map(([name, order]) => (
                <td key={name}>
                  {orderActions({ state, ...order })
                    .map(
                      (action) =>
                        formatMessage(actionMessages[action]) +
                        (needsConfirmation(action) ? ' …' : ''),
                    )
                    .join(', ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
