/** A text message to one phone. */
export interface Sms {
  /** E.164 format, `+8613800000001`. */
  to: string;
  text: string;
  /** The one-time code in the text, so that the outbox page can show it separately. */
  code?: string;
}

/** Sends text messages; rejects when the provider refuses. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
