import { ShopperError } from '../../error/shopper-error';
import type { AddressField } from './address-rules';

/** A server error for one field: `onSave` rejects with it, and the field shows its message. */
export class AddressFieldError extends ShopperError {
  constructor(
    /** The field of the form at which the message is shown. */
    readonly field: AddressField,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
