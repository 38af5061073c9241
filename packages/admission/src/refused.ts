/**
 * A request is refused, because its caller occupies its whole share (429) or because all callers together occupy
 * everything there is (503).
 */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: 429 | 503;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number;

  constructor(by: 'share' | 'total', retryAfter = 2) {
    super(by === 'share' ? 'The share of this caller is used up.' : 'Everything is occupied.');
    this.status = by === 'share' ? 429 : 503;
    this.retryAfter = retryAfter;
  }
}
