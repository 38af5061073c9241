/** A mail to one person, plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The one-time code in the text, so that the outbox page can show it by itself. */
  code?: string;
}

/** Sends mails; rejects when the provider refuses. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
