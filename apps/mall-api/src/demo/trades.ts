import { kitchen } from './goods/kitchen';
import type { Trade } from './table';

/** The first-level categories, in the order of the category panel. */
export const TRADE_TABLES: Trade[] = [kitchen];
