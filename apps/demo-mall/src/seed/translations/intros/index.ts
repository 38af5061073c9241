import type { Row } from '../languages';
import { withNoBreakSpaces } from '../spacing';
import { beauty } from './beauty';
import { electronics } from './electronics';
import { fashion } from './fashion';
import { fresh } from './fresh';
import { garden } from './garden';
import { home } from './home';
import { kitchen } from './kitchen';
import { pantry } from './pantry';
import { shoes } from './shoes';
import { sports } from './sports';
import { stationery } from './stationery';
import { toys } from './toys';

/** Introductions of all goods, a table per category. */
export const goodsIntros: readonly Row[] = [
  ...kitchen,
  ...home,
  ...fashion,
  ...shoes,
  ...beauty,
  ...electronics,
  ...pantry,
  ...fresh,
  ...toys,
  ...sports,
  ...garden,
  ...stationery,
].map((row) => row.map(withNoBreakSpaces));
