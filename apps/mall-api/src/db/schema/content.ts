import type { Generated } from 'kysely';
import type { Json } from './json';

export interface GuaranteeTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  icon: Generated<string>;
  content: string;
  sort: Generated<number>;
}

export interface BannerTable {
  id: Generated<number>;
  version: Generated<number>;
  slot: 'main' | 'strip';
  picture: string;
  name: Generated<string>;
  url: Generated<string>;
  sort: Generated<number>;
  /** shown from then on; null for at once */
  from_at: Generated<Date | null>;
  /** shown until then; null for no end */
  until_at: Generated<Date | null>;
}

export interface HotKeywordTable {
  id: Generated<number>;
  version: Generated<number>;
  title: string;
  sort: Generated<number>;
}

export interface ActivityTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  type: 1 | 2 | 3;
  banner: Json<string[]>;
  instruction: Generated<string>;
  is_open: Generated<boolean>;
  /** null for an activity without an end */
  ends_at: Generated<Date | null>;
  sort: Generated<number>;
}

export interface ActivityProductTable {
  activity_id: number;
  product_id: number;
  picture: string;
  sort: Generated<number>;
}

export interface SettingTable {
  name: string;
  version: Generated<number>;
  value: Json<unknown>;
}
