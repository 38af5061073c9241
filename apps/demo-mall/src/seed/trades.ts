import { beauty } from './goods/beauty';
import { electronics } from './goods/electronics';
import { fashion } from './goods/fashion';
import { fresh } from './goods/fresh';
import { garden } from './goods/garden';
import { home } from './goods/home';
import { kitchen } from './goods/kitchen';
import { pantry } from './goods/pantry';
import { shoes } from './goods/shoes';
import { sports } from './goods/sports';
import { stationery } from './goods/stationery';
import { toys } from './goods/toys';
import type { Trade } from './parse-goods';

/** The first-level categories, in display order. */
export const TRADE_TABLES: Trade[] = [
  kitchen,
  home,
  fashion,
  shoes,
  beauty,
  electronics,
  pantry,
  fresh,
  toys,
  sports,
  garden,
  stationery,
];
