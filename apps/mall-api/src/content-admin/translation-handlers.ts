import { textKinds } from '../db/schema/translation';
import { defineHandlers, operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import type { ReadCache } from '../kernel/read-cache';
import {
  createStaleWhileRevalidate,
  type StaleWhileRevalidate,
} from '../kernel/stale-while-revalidate';
import { audited } from '../operator/audit';
import { noSuch, requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { changeTranslations } from '../translation/store';
import { countMissing, isText, textsPart } from '../translation/texts-store';

type Counts = Awaited<ReturnType<typeof countMissing>>;

/** The counts of each server: counting reads all texts of the mall, which takes seconds where there are many. */
const keptCounts = new WeakMap<ReadCache, StaleWhileRevalidate<Counts>>();

function countsOf({ lists, log }: Context): StaleWhileRevalidate<Counts> {
  const kept =
    keptCounts.get(lists) ??
    createStaleWhileRevalidate<Counts>({
      quickMs: 100,
      freshMs: 60_000,
      onError: (error) => log.warn({ err: error }, 'missing translations could not be counted'),
    });
  keptCounts.set(lists, kept);
  return kept;
}

/** Texts of the mall and its shops in further languages. */
export const translationHandlers = defineHandlers({
  async operatorTexts(ctx, { query: { kind, language, after, limit = 20 } }) {
    if (operatorOf(ctx).shopId !== null) return { list: [], after: null };
    const part = await textsPart(ctx.db, { kind, language, limit, ...(after && { after }) });
    const list = part.list.map(({ id, source, translation }) => ({ id, source, translation }));
    return { list, after: part.after };
  },

  async missingTranslations(ctx, { query: { language } }) {
    if (operatorOf(ctx).shopId !== null) return [];
    const own = ctx.policy.mall.language;
    const counts = await countsOf(ctx).get(async () => {
      const all = [];
      for (const kind of textKinds) all.push(...(await countMissing(ctx.db, kind)));
      return all;
    });
    return counts.filter(
      (one) => one.texts > 0 && (language ? one.language === language : one.language !== own),
    );
  },

  async saveTranslation(ctx, { body: { kind, source, language, text = '' } }) {
    requireMall(ctx, 'text');
    const subject = ['translation', `${kind} ${language}`] as const;
    await audited(ctx, { action: 'saveTranslation', subject, shopId: null }, async (trx) => {
      if (!(await isText(trx, kind, source))) throw noSuch('text');
      await changeTranslations(trx, [{ kind, source, language, text }]);
      return true;
    });
    countsOf(ctx).outdate();
    clearPublicCaches(ctx);
    return null;
  },
});
