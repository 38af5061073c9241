/** A message to one phone. */
export interface Sms {
  /** The whole number, `+8613800000001`. */
  to: string;
  text: string;
  /** The one-time code in the text, so that the outbox page can show it by itself. */
  code?: string;
}

/** Sends messages to phones; rejects when the provider refuses. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
