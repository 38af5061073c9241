import { sql } from 'kysely';
import { unitsSold } from '../inventory/units-sold';
import type { Check } from './check';

/** What is on hand, reserved and sold is what came in, less what came back and did not return to the shelf. */
const stockUnits: Check = {
  name: 'stock-units',
  over: 'sku',
  find: (inPart) => sql`
    select 'sku ' || sku.id as subject, 'units' as fact, coalesce(moved.units, 0) as expected,
      sku.stock + coalesce(held.units, 0) + sku.sales as found, null::text as currency
    from sku
      left join (
        select sku_id, sum(units) as units from stock_movement
        where ${inPart('sku_id')} group by sku_id) moved on moved.sku_id = sku.id
      left join (
        select sku_id, sum(quantity) as units from stock_hold
        where ${inPart('sku_id')} group by sku_id) held on held.sku_id = sku.id
    where ${inPart('sku.id')}
      and coalesce(moved.units, 0) <> sku.stock + coalesce(held.units, 0) + sku.sales`,
};

/** What counts as sold is what orders have taken and not given back. */
const stockSold: Check = {
  name: 'stock-sold',
  over: 'sku',
  find: (inPart) => sql`
    select 'sku ' || sku.id as subject, 'sold' as fact,
      coalesce(earlier.sold, 0) + coalesce(taken.units, 0) as expected, sku.sales as found,
      null::text as currency
    from sku
      left join (
        select sku_id, sum(sold) as sold from stock_movement
        where ${inPart('sku_id')} group by sku_id) earlier on earlier.sku_id = sku.id
      left join (${unitsSold(inPart('l.sku_id'))}) taken on taken.sku_id = sku.id
    where ${inPart('sku.id')}
      and sku.sales <> coalesce(earlier.sold, 0) + coalesce(taken.units, 0)`,
};

const stockNegative: Check = {
  name: 'stock-negative',
  over: 'sku',
  find: (inPart) => sql`
    select 'sku ' || sku.id as subject, 'stock' as fact, '0 or more' as expected,
      least(sku.stock, sku.sales)::text as found, null::text as currency
    from sku where ${inPart('sku.id')} and (sku.stock < 0 or sku.sales < 0)`,
};

export const stockChecks: readonly Check[] = [stockUnits, stockSold, stockNegative];
