/** What an applicant types. */
export interface SettlementDraft {
  /** Of the shop or the company. */
  name: string;
  /** Of the person who applies. */
  realName: string;
  email: string;
  /** Digits. */
  dialCode: string;
  phone: string;
  /** Of the category; empty text for none. */
  categoryId: string;
  /** Of the type; empty text for none. */
  typeId: string;
  keywords: string;
  /** Name of the country. */
  country: string;
  address: string;
}

/** An application as it is sent. */
export interface SettlementApplication extends SettlementDraft {
  /** The code that the mailbox got; empty text when the address is known to be the applicant's. */
  code: string;
  /** Addresses of the pictures. */
  pictures: readonly string[];
}

export interface SettlementCategory {
  id: string;
  name: string;
  /** Handling fee in percent. */
  fee: number;
}

export interface SettlementType {
  id: string;
  name: string;
  /** What shops of this type are. */
  info?: string;
}

export const applicationStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** An application in the applicant's list. */
export interface ApplicationItem {
  id: number;
  state: ApplicationState;
  name: string;
  /** Absent when unreadable. */
  sentAt?: Date;
  decidedAt?: Date;
  /** Why the mall refused. */
  reason?: string;
  realName: string;
  email: string;
  phone?: string;
  category?: string;
  type?: string;
  keywords?: string;
  address: string;
  /** Addresses of the pictures. */
  pictures: readonly string[];
  /** The form with this application. */
  editHref: string;
  /** The shop, once it is approved. */
  shopHref?: string;
  /** Of the shop's key for programs: it can be had, or is in use. */
  keyState?: 'open' | 'used';
}
