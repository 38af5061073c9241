import type { OperatorApplication } from '@vermilion/api-client/operator';
import { defineHandlers, operatorOf } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { audited } from '../operator/audit';
import { noSuch } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { approveApplication, refuseApplication } from './decide';
import * as store from './operator-store';
import { applicationStatuses, WIRE_STATUS } from './wire';

const toApplication = (
  { policy, settings }: Context,
  row: store.ApplicationRow,
): OperatorApplication => ({
  id: row.id,
  status: WIRE_STATUS[row.status],
  withdrawn: row.status === 'withdrawn',
  name: row.name,
  realName: row.real_name,
  email: row.email,
  countryCode: row.country_code,
  phone: row.phone,
  categoryId: row.category_id,
  typeId: row.type_id,
  handlingFee: row.handling_fee,
  keywords: row.keywords,
  country: row.country,
  address: row.address,
  pictures: row.pictures.map((picture) => imageUrl(settings, picture)),
  refusal: row.refusal,
  shopId: row.shop_id,
  createTime: wireTime(policy, row.created_at),
  sentTime: wireTime(policy, row.sent_at),
  decisionTime: wireTimeOrNull(policy, row.decided_at),
});

/** Keys of a shop have no access to applications. */
const isOfMall = (ctx: Context) => operatorOf(ctx).shopId === null;

const exists = async (ctx: Context, id: number) =>
  isOfMall(ctx) && (await store.applicationExists(ctx.db, id));

const decided = () =>
  namedError('wrong-state', 500, 'This application has been decided about, or withdrawn.');

/** Applications as operators handle them. */
export const applicationHandlers = defineHandlers({
  async operatorApplications(ctx, { query }) {
    const { status } = query;
    const statuses =
      status === undefined
        ? undefined
        : applicationStatuses.filter((name) => WIRE_STATUS[name] === status);
    const slice = keysetSliceOf(query);
    if (!isOfMall(ctx)) return toKeysetPage([], { total: 0, query }, () => []);
    const rows = await store.applicationsIn(ctx.db, statuses, slice);
    const total = await store.countApplications(ctx.db, statuses, slice);
    return toKeysetPage(rows, { total, query }, (page) =>
      page.map((row) => toApplication(ctx, row)),
    );
  },

  async approveApplication(ctx, { params: { id } }) {
    const isThere = await exists(ctx, id);
    const subject = ['application', id] as const;
    const audit = { action: 'approveApplication', subject, shopId: undefined } as const;
    let shopId = 0;
    await audited(ctx, audit, async (trx) => {
      if (!isThere) throw noSuch('application');
      const approved = await approveApplication({ db: trx, now: ctx.now }, { id });
      if (!approved) throw decided();
      ({ shopId } = approved);
      return approved.isNew;
    });
    clearPublicCaches(ctx);
    return { shopId };
  },

  async refuseApplication(ctx, { params: { id }, body }) {
    const { reason } = body;
    const isThere = await exists(ctx, id);
    const subject = ['application', id] as const;
    const audit = { action: 'refuseApplication', subject, shopId: undefined } as const;
    await audited(ctx, audit, async (trx) => {
      if (!isThere) throw noSuch('application');
      if (await refuseApplication({ db: trx, now: ctx.now }, { id, reason })) return true;
      throw decided();
    });
    return null;
  },
});
