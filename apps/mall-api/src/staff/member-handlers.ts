import type { StaffMember } from '@vermilion/api-client/operator';
import { normalEmail } from '../auth/email';
import { inTransaction } from '../db/in-transaction';
import { accountOf, defineHandlers, operatorOf } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { BusinessError, invalidValue, namedError } from '../kernel/errors';
import { entryOf } from '../operator/audit';
import { addEntries } from '../operator/audit-store';
import { edited } from '../operator/edit';
import { shopExists } from '../operator/key-store';
import { noSuch } from '../operator/own-shop';
import { rolesOf, scopesOfRoles } from '../operator/roles';
import { addInvitation, takeInvitation } from './invitation-store';
import { invitationLink, mailInvitation } from './mail-invitation';
import * as store from './store';

const toMember = (ctx: Context, row: store.MemberRow): StaffMember => ({
  id: row.id,
  version: row.version,
  shopId: row.shop_id,
  nickname: row.nickname,
  email: row.email,
  roles: row.roles as StaffMember['roles'],
  createTime: wireTime(ctx.policy, row.created_at),
  lastUsedTime: wireTimeOrNull(ctx.policy, row.last_used_at),
});

/** Roles that exist there, and give nothing that the caller does not have. */
function requireRoles(ctx: Context, roles: readonly string[], shopId: number | null): void {
  const known: readonly string[] = rolesOf(shopId);
  const unknown = roles.find((role) => !known.includes(role));
  if (unknown) throw invalidValue('roles', `has no role ${unknown} here`);
  const own = operatorOf(ctx).scopes;
  const foreign = scopesOfRoles(roles, shopId).find((scope) => !own.includes(scope));
  if (foreign) throw new BusinessError(403, `You cannot give the scope ${foreign}.`);
}

/** The place that a call is about: that of the key, or one that a key of the mall names. */
function placeOf(ctx: Context, requested: number | undefined): number | null {
  const { shopId } = operatorOf(ctx);
  if (shopId !== null && requested !== undefined && requested !== shopId) throw noSuch('shop');
  return requested ?? shopId;
}

const ownerLeft = () => namedError('in-use', 500, 'Somebody else has to be an owner first.');

const readMember =
  (ctx: Context, shopId: number | null, id: number) =>
  async (db: Context['db'] | Parameters<typeof store.findMember>[0]) => {
    const row = await store.findMember(db, shopId, id);
    return row && toMember(ctx, row);
  };

/** The people of a shop or of the mall, their roles, and how new ones come. */
export const memberHandlers = defineHandlers({
  async staffMembers(ctx, { query }) {
    const { shopId: own } = operatorOf(ctx);
    if (own !== null && query.shopId !== undefined && query.shopId !== own)
      return toKeysetPage([], { total: 0, query }, () => []);
    const shopId = query.shopId ?? own;
    const slice = keysetSliceOf(query);
    const rows = await store.membersOf(ctx.db, shopId, slice);
    const total = await store.countMembers(ctx.db, shopId, slice);
    return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toMember(ctx, row)));
  },

  async inviteStaff(ctx, { body }) {
    const shopId = placeOf(ctx, body.shopId);
    if (shopId !== null && !(await shopExists(ctx.db, shopId))) throw noSuch('shop');
    requireRoles(ctx, body.roles, shopId);
    const email = normalEmail(body.email);
    const now = ctx.now();
    const expiresAt = new Date(now.getTime() + ctx.policy.staff.invitationDays * 86_400_000);
    const { token } = await inTransaction(ctx.db, async (trx) => {
      const added = await addInvitation(trx, { email, shopId, roles: body.roles, expiresAt }, now);
      const subject = ['staff', `invitation ${added.id}`] as const;
      await addEntries(trx, [entryOf(ctx, { action: 'inviteStaff', subject, shopId })]);
      return added;
    });
    const link = invitationLink(ctx.settings, token);
    const mailed = await mailInvitation(ctx, { email, shopId, link });
    return { link, mailed, endTime: wireTime(ctx.policy, expiresAt) };
  },

  async acceptStaffInvitation(ctx, { body: { token } }) {
    const user = accountOf(ctx);
    const now = ctx.now();
    return inTransaction(ctx.db, async (trx) => {
      const invitation = await takeInvitation(trx, token, now);
      if (!invitation) throw namedError('link-expired', 500, 'The invitation is used or over.');
      const { shopId, roles } = invitation;
      const staffId = await store.addMember(trx, { userId: user.id, shopId, roles }, now);
      return { staffId };
    });
  },

  async saveStaff(ctx, { params: { id }, body: { roles, version, shopId: requested } }) {
    const shopId = placeOf(ctx, requested);
    const audit = { action: 'saveStaff', subject: ['staff', id], shopId: () => shopId } as const;
    const saved = await edited(ctx, audit, {
      read: readMember(ctx, shopId, id),
      async write(trx) {
        requireRoles(ctx, roles, shopId);
        if (!roles.includes('owner') && (await store.otherOwners(trx, shopId, id)) === 0)
          throw ownerLeft();
        return store.setRoles(trx, { id, version }, roles);
      },
    });
    return saved as StaffMember;
  },

  async removeStaff(ctx, { params: { id }, body: { version, shopId: requested } }) {
    const shopId = placeOf(ctx, requested);
    const audit = { action: 'removeStaff', subject: ['staff', id], shopId: () => shopId } as const;
    await edited(ctx, audit, {
      read: readMember(ctx, shopId, id),
      async write(trx, member) {
        requireRoles(ctx, member.roles, shopId);
        if (member.roles.includes('owner') && (await store.otherOwners(trx, shopId, id)) === 0)
          throw ownerLeft();
        return store.removeMember(trx, { id, version }, ctx.now());
      },
    });
    return null;
  },
});
