import { countryOf } from '@vermilion/input-rules/country';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { addressToSendTo } from '../address/store';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { arrivalTerms, expectedArrival } from '../freight/arrival';
import { toArrival } from '../freight/arrival-wire';
import { handlingColumns } from '../freight/handling';
import type { Context } from '../kernel/context';

const shopsOf = prepared((db, { userId, ids }: { userId: number; ids: readonly number[] }) =>
  db
    .selectFrom('shop')
    .select(['shop.id', 'shop.freight as rule', ...handlingColumns])
    .select(jsonObjectFrom(addressToSendTo(db as Kysely<Database>, userId)).as('address'))
    .where('shop.id', '=', sql<number>`any(${ids}::int[])`),
);

/**
 * When the goods of shops arrive if a person orders them now, as a field of each: in the country of the default address,
 * or else in the one that the mall assumes.
 */
export async function arrivalsFor(ctx: Context, userId: number, shopIds: readonly number[]) {
  const { policy } = ctx;
  const shops = shopIds.length > 0 ? await shopsOf(ctx.db, { userId, ids: shopIds }) : [];
  const fields = new Map(
    shops.map(({ id, rule, address, ...handling }) => {
      const country = address ? countryOf(address.country) : (policy.delivery.country ?? undefined);
      const terms = country && arrivalTerms(policy, { handling, rule }, country);
      const expected = terms ? expectedArrival(policy, terms, ctx.now()) : undefined;
      return [id, toArrival(expected, { country })] as const;
    }),
  );
  return (shopId: number) => fields.get(shopId) ?? {};
}
