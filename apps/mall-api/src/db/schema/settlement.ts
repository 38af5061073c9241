import type { Generated } from 'kysely';
import type { Json } from './json';

/** `withdrawn`: by the applicant */
export type ApplicationStatus = 'pending' | 'approved' | 'refused' | 'withdrawn';

export interface MerchantApplicationTable {
  id: Generated<number>;
  user_id: number;
  status: Generated<ApplicationStatus>;
  name: string;
  real_name: string;
  email: string;
  country_code: Generated<string>;
  phone: Generated<string>;
  category_id: number;
  type_id: number;
  /** percent, as of the application, for the category */
  handling_fee: number;
  keywords: Generated<string>;
  country: Generated<string>;
  address: string;
  pictures: Json<string[]>;
  /** language for messages to the applicant */
  language: string;
  /** the mall's reason for a refusal */
  refusal: string | null;
  /** the shop, once approved */
  shop_id: number | null;
  /** the key given to the applicant */
  key_id: number | null;
  created_at: Date;
  /** when it was last submitted */
  sent_at: Date;
  decided_at: Date | null;
}
