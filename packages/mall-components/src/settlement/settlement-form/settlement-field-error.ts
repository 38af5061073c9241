import { ShopperError } from '../../error/shopper-error';
import type { SettlementField } from './settlement-rules';

/** A server error for one field: `onSubmit` rejects with it, and the field shows its message. */
export class SettlementFieldError extends ShopperError {
  constructor(
    /** The field of the form at which the message is shown. */
    readonly field: SettlementField,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
