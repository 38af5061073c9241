import { textKinds } from '../db/schema/translation';
import { defineHandlers, operatorOf } from '../http/handler';
import { languages } from '../kernel/language';
import { audited } from '../operator/audit';
import { noSuch, requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { changeTranslations } from '../translation/store';
import { countMissing, isText, textsPart } from '../translation/texts-store';

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
    const wanted = language ? [language] : languages.filter((one) => one !== own);
    const counts = [];
    for (const kind of textKinds) counts.push(...(await countMissing(ctx.db, kind, wanted)));
    return counts.filter(({ texts }) => texts > 0);
  },

  async saveTranslation(ctx, { body: { kind, source, language, text = '' } }) {
    requireMall(ctx, 'text');
    const subject = ['translation', `${kind} ${language}`] as const;
    await audited(ctx, { action: 'saveTranslation', subject, shopId: null }, async (trx) => {
      if (!(await isText(trx, kind, source))) throw noSuch('text');
      await changeTranslations(trx, [{ kind, source, language, text }]);
      return true;
    });
    clearPublicCaches(ctx);
    return null;
  },
});
