export {
  confirmedActions,
  needsConfirmation,
  orderActionNames,
  orderActions,
} from './order-actions';
export type { ConfirmedAction, OrderAction, OrderActionsOf } from './order-actions';
export { OrderActionBar } from './order-action-bar';
export type { OrderActionBarProps, OrderCommand, OrderCommands } from './order-action-bar';
