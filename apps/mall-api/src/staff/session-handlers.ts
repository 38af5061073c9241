import { inTransaction } from '../db/in-transaction';
import { defineHandlers, operatorOf, signedIn } from '../http/handler';
import { wireTime } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { addEntries } from '../operator/audit-store';
import { addKey, revokeKey } from '../operator/key-store';
import { noSuch } from '../operator/own-shop';
import { scopesOfRoles, type StaffRole } from '../operator/roles';
import { requireCode } from './check-code';
import { findFactor } from './factor-store';
import { type Place, placesOf } from './store';

const needsFactor = ({ policy }: Context, { shopId }: Place) =>
  shopId === null || policy.staff.secondFactor === 'all';

const toPlace = (ctx: Context, place: Place) => ({
  staffId: place.id,
  shopId: place.shopId,
  shopName: place.shopName,
  roles: place.roles as StaffRole[],
  scopes: scopesOfRoles(place.roles, place.shopId),
  secondFactor: place.hasFactor
    ? ('set' as const)
    : needsFactor(ctx, place)
      ? ('required' as const)
      : ('none' as const),
});

async function requireFactor(ctx: Context, place: Place, code = ''): Promise<void> {
  const factor = place.hasFactor ? await findFactor(ctx.db, signedIn(ctx).id) : undefined;
  if (factor) return requireCode(ctx, factor, code);
  if (needsFactor(ctx, place))
    throw namedError('second-factor-missing', 500, 'Set up a second factor first.');
}

/** How people who work for the mall or a shop come in and leave. */
export const sessionHandlers = defineHandlers({
  async staffPlaces(ctx) {
    const places = await placesOf(ctx.db, signedIn(ctx).id);
    return places.map((place) => toPlace(ctx, place));
  },

  async openStaffSession(ctx, { body: { staffId, code } }) {
    const places = await placesOf(ctx.db, signedIn(ctx).id);
    const place = places.find(({ id }) => id === staffId);
    if (!place) throw noSuch('staff');
    await requireFactor(ctx, place, code);
    const now = ctx.now();
    const { sessionHours, idleMinutes } = ctx.policy.staff;
    const endsAt = new Date(now.getTime() + sessionHours * 3_600_000);
    const { shopId, nickname: name } = place;
    const scopes = scopesOfRoles(place.roles, shopId);
    const made = await inTransaction(ctx.db, async (trx) => {
      const added = await addKey(trx, { name, scopes, shopId, session: { staffId, endsAt } }, now);
      await addEntries(trx, [
        {
          at: now,
          key_id: added.id,
          shop_id: shopId,
          action: 'openStaffSession',
          subject_type: 'staff',
          subject_id: String(staffId),
          result: 'done',
        },
      ]);
      return added;
    });
    return { key: made.key, endTime: wireTime(ctx.policy, endsAt), idleMinutes };
  },

  async closeStaffSession(ctx) {
    await revokeKey(ctx.db, operatorOf(ctx).keyId, ctx.now());
    return null;
  },
});
