import type { FactorProof } from '@vermilion/api-client/operator';
import { inTransaction } from '../db/in-transaction';
import { defineHandlers, operatorOf, sessionOf, signedIn } from '../http/handler';
import { wireTime } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { addEntries } from '../operator/audit-store';
import { addKey, revokeKey } from '../operator/key-store';
import { noSuch } from '../operator/own-shop';
import { scopesOfRoles, type StaffRole } from '../operator/roles';
import { wrongCode } from './check-code';
import { prove } from './proof';
import { isProved } from './proof-store';
import { type Place, placesOf } from './store';

const needsFactor = ({ policy }: Context, { shopId }: Place) =>
  shopId === null || policy.staff.secondFactor === 'all';

const factorsOf = ({ hasApp, hasPasskey }: Place) => [
  ...(hasApp ? (['app'] as const) : []),
  ...(hasPasskey ? (['passkey'] as const) : []),
];

function toPlace(ctx: Context, place: Place) {
  const secondFactors = factorsOf(place);
  const missing = needsFactor(ctx, place) ? ('required' as const) : ('none' as const);
  return {
    staffId: place.id,
    shopId: place.shopId,
    shopName: place.shopName,
    roles: place.roles as StaffRole[],
    scopes: scopesOfRoles(place.roles, place.shopId),
    secondFactor: secondFactors.length > 0 ? ('set' as const) : missing,
    secondFactors,
  };
}

async function requireFactor(ctx: Context, place: Place, proof: FactorProof): Promise<void> {
  if (factorsOf(place).length === 0) {
    if (!needsFactor(ctx, place)) return;
    throw namedError('second-factor-missing', 500, 'Set up a second factor first.');
  }
  // What is given is looked at, also where the session has proved it before
  if (proof.code || proof.passkey) return prove(ctx, proof);
  if (!(await isProved(ctx.db, sessionOf(ctx)))) throw wrongCode();
}

/** How people who work for the mall or a shop come in and leave. */
export const sessionHandlers = defineHandlers({
  async staffPlaces(ctx) {
    const places = await placesOf(ctx.db, signedIn(ctx).id);
    return places.map((place) => toPlace(ctx, place));
  },

  async openStaffSession(ctx, { body: { staffId, code, passkey } }) {
    const places = await placesOf(ctx.db, signedIn(ctx).id);
    const place = places.find(({ id }) => id === staffId);
    if (!place) throw noSuch('staff');
    await requireFactor(ctx, place, { code, passkey });
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
