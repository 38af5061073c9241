import type { BannerFields, OperatorBanner } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { deleteVersion, updateVersion } from '../db/versioned';
import { defineHandlers } from '../http/handler';
import { wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { invalidValue } from '../kernel/errors';
import { audited } from '../operator/audit';
import { requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { sentTimeOrNull } from '../operator/sent-values';
import { readTexts, saveTexts } from '../translation/texts';
import { checkAddress, checkArrangement } from './address-rules';
import * as store from './banner-store';
import { contentOf } from './content';

const KINDS = { name: 'banner' } as const;

function valuesOf({ policy }: Context, fields: BannerFields) {
  const { slot, picture, name = '', link = '', fromTime = null, untilTime = null } = fields;
  const from_at = sentTimeOrNull({ policy }, 'fromTime', fromTime);
  const until_at = sentTimeOrNull({ policy }, 'untilTime', untilTime);
  if (from_at && until_at && from_at >= until_at)
    throw invalidValue('untilTime', 'must be after fromTime');
  return {
    slot,
    name,
    picture: checkAddress('picture', picture),
    url: link && checkAddress('link', link),
    from_at,
    until_at,
  };
}

const isShown = ({ from_at, until_at }: store.BannerRow, now: Date) =>
  (!from_at || from_at <= now) && (!until_at || until_at > now);

async function read(ctx: Context, db: Kysely<Database>, id?: number): Promise<OperatorBanner[]> {
  const rows = await store.banners(db, id);
  const texts = await readTexts(db, KINDS, rows);
  const now = ctx.now();
  return rows.map((row, at) => ({
    id: row.id,
    version: row.version,
    slot: row.slot,
    picture: row.picture,
    name: row.name,
    link: row.url,
    fromTime: wireTimeOrNull(ctx.policy, row.from_at),
    untilTime: wireTimeOrNull(ctx.policy, row.until_at),
    shown: isShown(row, now),
    translations: texts[at] ?? {},
  }));
}

const banner = contentOf({
  subject: 'banner',
  readOne: async (ctx, db, id) => (await read(ctx, db, id))[0],
});

/** Banners of the home page. */
export const bannerHandlers = defineHandlers({
  operatorBanners: (ctx) => read(ctx, ctx.db),

  createBanner: (ctx, { body, headers }) =>
    banner.create(ctx, { action: 'createBanner', headers }, async (trx) => {
      const values = valuesOf(ctx, body);
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertBanner(trx, values);
    }),

  saveBanner: (ctx, { params: { id }, body }) =>
    banner.save(ctx, {
      action: 'saveBanner',
      id,
      async write(trx) {
        const values = valuesOf(ctx, body);
        await saveTexts(trx, KINDS, body, body.translations);
        return updateVersion(trx, 'banner', { id, version: body.version }, values);
      },
    }),

  async orderBanners(ctx, { body: { slot, ids } }) {
    requireMall(ctx, 'banner');
    const audit = { action: 'orderBanners', subject: ['banner', slot], shopId: null } as const;
    await audited(ctx, audit, async (trx) => {
      checkArrangement(ids, await store.lockedIds(trx, 'banner', slot));
      return store.arrange(trx, 'banner', ids);
    });
    clearPublicCaches(ctx);
    return null;
  },

  deleteBanner: (ctx, { params: { id }, body: { version } }) =>
    banner.remove(ctx, {
      action: 'deleteBanner',
      id,
      write: (trx) => deleteVersion(trx, 'banner', { id, version }),
    }),
});
