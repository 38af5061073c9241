import type { Generated } from 'kysely';
import type { Json } from './catalogue';

/** 1 awaiting review, 2 approved, 3 refused or withdrawn */
export type ApplicationStatus = 1 | 2 | 3;

export interface MerchantApplicationTable {
  id: Generated<number>;
  user_id: number;
  status: Generated<ApplicationStatus>;
  /** with status 3: the applicant took it back */
  is_withdrawn: Generated<boolean>;
  name: string;
  real_name: string;
  email: string;
  country_code: Generated<string>;
  phone: Generated<string>;
  category_id: number;
  type_id: number;
  /** percent, of the category when it was sent */
  handling_fee: number;
  keywords: Generated<string>;
  country: Generated<string>;
  address: string;
  pictures: Json<string[]>;
  /** in which the applicant is written to */
  language: string;
  /** why the mall refused */
  refusal: string | null;
  /** the shop, once it is approved */
  shop_id: number | null;
  /** the key that the applicant has got */
  key_id: number | null;
  created_at: Date;
  /** when it was sent last */
  sent_at: Date;
  decided_at: Date | null;
}
