/** A plain-text e-mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The one-time code in the text, so that the outbox page can show it separately. */
  code?: string;
}

/** Sends e-mails; rejects when the provider refuses. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
