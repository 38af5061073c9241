import { findAgreement } from '../content/agreements';
import { defineHandlers, signedIn } from '../http/handler';
import { imageUrlsIn } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { namedError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/sanitize-html';
import { applyAsMerchant, changeApplication, noSuchApplication } from './apply';
import { withdrawApplication } from './decide';
import { takeShopKey } from './shop-key';
import * as store from './store';
import { toApplication } from './wire';

export const settlementHandlers = defineHandlers({
  async settlementAgreement({ db, policy, settings, language, now }) {
    const found = await findAgreement(db, 'settlement', { language, now: now() });
    return {
      agreement: imageUrlsIn(settings, sanitizeHtml(found?.html ?? '')),
      reviewDays: policy.settlement.reviewDays,
    };
  },

  applyAsMerchant: (ctx, { body, headers }) =>
    applyAsMerchant(ctx, body, headers['idempotency-key']),

  changeMerchantApplication: (ctx, { params, body, headers }) =>
    changeApplication(ctx, params.id, body, headers['idempotency-key']),

  async merchantApplications(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await store.applicationsOf(ctx.db, id, slice);
    const total = await store.countApplications(ctx.db, id, slice);
    return toPage(
      rows.map((row) => toApplication(ctx, row)),
      total,
      query,
    );
  },

  async merchantApplication(ctx, { params }) {
    const row = await store.findApplication(ctx.db, signedIn(ctx).id, params.id);
    if (!row) throw noSuchApplication();
    return toApplication(ctx, row);
  },

  async withdrawMerchantApplication(ctx, { params }) {
    const { id } = signedIn(ctx);
    if (await withdrawApplication(ctx, id, params.id)) return null;
    const row = await store.findApplication(ctx.db, id, params.id);
    if (!row) throw noSuchApplication();
    // repeated request
    if (row.status === 'withdrawn') return null;
    throw namedError('already-done', 500, 'The mall has already decided about this application.');
  },

  takeShopKey: (ctx, { params }) => takeShopKey(ctx, signedIn(ctx).id, params.id),
});
