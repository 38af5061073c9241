import type { ErrorReason } from '../generated/models.gen';

/** Refuses a call, in the envelope. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly reason?: ErrorReason,
  ) {
    super(message);
  }
}

export const notFound = () => new Refusal(500, 'This does not exist.', 'not-found');
