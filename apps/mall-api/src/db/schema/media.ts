import type { Generated } from 'kysely';

/** Uploaded pictures of goods, shops and pages. A picture never changes. */
export interface PictureTable {
  id: Generated<number>;
  /** 32 random hexadecimal digits; its address is `/picture/<name>.webp`. */
  name: string;
  /** null for one of the mall */
  shop_id: number | null;
  /** of the kept file, as the next three */
  type: 'jpg' | 'png';
  width: number;
  height: number;
  /** in bytes */
  size: number;
  /** The key that has uploaded it; null for the server itself. */
  key_id: number | null;
  created_at: Date;
  /** Since when nothing refers to it, as of the last check; null while something does. */
  unused_since: Date | null;
}

/** Files of pictures, where they are kept in the database: the original ones and their sizes. */
export interface PictureFileTable {
  key: string;
  bytes: Buffer;
}
