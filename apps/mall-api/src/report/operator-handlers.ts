import type { OperatorReport } from '@vermilion/api-client/operator';
import { updateVersion } from '../db/versioned';
import { defineHandlers, operatorOf } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { edited } from '../operator/edit';
import { requireMall } from '../operator/own-shop';
import * as store from './store';

const nameOf = ({ subject, goodsName, shopName, comment }: store.ReportRow) =>
  ({ product: goodsName, review: comment, shop: shopName })[subject];

const toReport = ({ policy }: Pick<Context, 'policy'>, row: store.ReportRow): OperatorReport => ({
  id: row.id,
  version: row.version,
  subject: row.subject,
  subjectId: row.subject_id,
  subjectName: nameOf(row),
  goodsId: row.goodsId,
  shopId: row.shopId,
  reason: row.reason,
  text: row.text,
  status: row.status,
  note: row.note,
  accountId: row.user_id,
  createTime: wireTime(policy, row.created_at),
  decisionTime: wireTimeOrNull(policy, row.decided_at),
});

/** Reports as the mall handles them; keys of a shop have no access. */
export const reportDecisionHandlers = defineHandlers({
  async operatorReports(ctx, { query }) {
    if (operatorOf(ctx).shopId !== null) return toKeysetPage([], { total: 0, query }, () => []);
    const { status } = query;
    const slice = keysetSliceOf(query);
    const rows = await store.reportsIn(ctx.db, status, slice);
    const total = await store.countReports(ctx.db, status, slice);
    return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toReport(ctx, row)));
  },

  async decideReport(ctx, { params: { id }, body: { version, outcome, note = '' } }) {
    requireMall(ctx, 'report');
    // On the mall's record alone: shops do not learn that somebody has reported them
    const audit = {
      action: 'decideReport',
      subject: ['report', id],
      shopId: () => null,
    } as const;
    const saved = await edited<OperatorReport>(ctx, audit, {
      async read(db) {
        const row = await store.findReport(db, id);
        return row && toReport(ctx, row);
      },
      write: (trx) =>
        updateVersion(
          trx,
          'report',
          { id, version },
          { status: outcome, note, decided_at: ctx.now() },
        ),
    });
    return saved as OperatorReport; // reports are never deleted
  },
});
