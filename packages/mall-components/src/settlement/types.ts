/** The input of an applicant. */
export interface SettlementDraft {
  /** Name of the shop or company. */
  name: string;
  /** Name of the applicant. */
  realName: string;
  email: string;
  /** Digits only. */
  dialCode: string;
  phone: string;
  /** Id of the category; an empty string for none. */
  categoryId: string;
  /** Id of the type; an empty string for none. */
  typeId: string;
  keywords: string;
  /** Name of the country. */
  country: string;
  address: string;
}

/** An application as submitted. */
export interface SettlementApplication extends SettlementDraft {
  /** The code sent by e-mail; an empty string when the address is verified already. */
  code: string;
  /** URLs of the images. */
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
  /** Description of the type. */
  info?: string;
}

export const applicationStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** An application in the applicant's list. */
export interface ApplicationItem {
  id: number;
  state: ApplicationState;
  name: string;
  /** Absent when it cannot be parsed. */
  sentAt?: Date;
  decidedAt?: Date;
  /** Why the mall refused the application. */
  reason?: string;
  realName: string;
  email: string;
  phone?: string;
  category?: string;
  type?: string;
  keywords?: string;
  address: string;
  /** URLs of the images. */
  pictures: readonly string[];
  /** URL of the form with this application. */
  editHref: string;
  /** URL of the shop, once it is approved. */
  shopHref?: string;
  /** State of the shop's API key: `open` before it has been revealed, then `used`. */
  keyState?: 'open' | 'used';
}
