/** The input of an applicant. */
export interface SettlementDraft {
  /** Name of the shop or company. */
  name: string;
  /** Name of the applicant. */
  realName: string;
  /** To which the code is sent. */
  email: string;
  /** Digits only. */
  dialCode: string;
  /** The national number, as typed; an empty string for none. */
  phone: string;
  /** Id of the category; an empty string for none. */
  categoryId: string;
  /** Id of the type; an empty string for none. */
  typeId: string;
  /** Words by which the shop is found, as typed; an empty string for none. */
  keywords: string;
  /** Name of the country. */
  country: string;
  /** Street, house number and town. */
  address: string;
}

/** An application as submitted. */
export interface SettlementApplication extends SettlementDraft {
  /** The code sent by e-mail; an empty string when the address is verified already. */
  code: string;
  /** URLs of the images. */
  pictures: readonly string[];
}

/** A category of shops. */
export interface SettlementCategory {
  /** Set as `categoryId`. */
  id: string;
  /** In the shopper's language. */
  name: string;
  /** Handling fee in percent. */
  fee: number;
}

/** A type of shops. */
export interface SettlementType {
  /** Set as `typeId`. */
  id: string;
  /** In the shopper's language. */
  name: string;
  /** Description of the type. */
  info?: string;
}

/** States of an application. `withdrawn`: by the applicant. */
export const applicationStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
/** One of `applicationStates`. */
export type ApplicationState = (typeof applicationStates)[number];

/** An application in the applicant's list. */
export interface ApplicationItem {
  /** Number of the application. */
  id: number;
  /** Determines badge and actions. */
  state: ApplicationState;
  /** Name of the shop or company. */
  name: string;
  /** Absent when it cannot be parsed. */
  sentAt?: Date;
  /** When it was approved or refused; absent before. */
  decidedAt?: Date;
  /** Why the mall refused the application. */
  reason?: string;
  /** Name of the applicant. */
  realName: string;
  /** E-mail address of the applicant. */
  email: string;
  /** With plus and dial code; absent where none was given. */
  phone?: string;
  /** Name of the category; absent where the mall no longer has it. */
  category?: string;
  /** Name of the type; absent where the mall no longer has it. */
  type?: string;
  /** As typed; absent where none were given. */
  keywords?: string;
  /** Postal address with the country, in one line. */
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
