import type { SettlementField } from './settlement-rules';

/** What the server found wrong with one field: `onSubmit` rejects with it, and the field shows its message. */
export class SettlementFieldError extends Error {
  constructor(
    readonly field: SettlementField,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
