/** What emails are about that a shopper can leave out. */
export type MailTopic = 'reviews' | 'coupons' | 'backInStock';

/** The emails that a shopper gets. */
export interface MailSettings {
  /** Of the account; null where emails go to the address of each order. */
  email: string | null;
  /** Those that can be left out, in display order. */
  topics: readonly { topic: MailTopic; isOn: boolean }[];
}
