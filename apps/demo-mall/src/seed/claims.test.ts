import { readPolicy } from '@vermilion/mall-api';
import { describe, expect, test } from 'vitest';
import { ADVICE } from './attributes/advice-words';
import { buildMall } from './build-mall';
import { CLAIMS_READ } from './claims-read';
import { demoPolicy } from './demo-policy';
import { factsOf } from './facts';
import { textsOf } from './translations';
import { LANGUAGES } from './translations/languages';
import { textIn, type WrittenKind } from './translations/texts';
import { DESCRIPTION_WORDS } from './words/description';

const policy = readPolicy(undefined, demoPolicy);
const mall = buildMall(new Date('2026-03-01T12:00:00Z'), policy);
const facts = factsOf(policy);

/** Words that promise money, a time or a warranty; names of goods and of what can be chosen are no sentences. */
const CLAIM: Record<(typeof LANGUAGES)[number], RegExp> = {
  en: /[$€£¥%]|\b(free(?! of| from)|gratis|days?|hours?|minutes?|weeks?|months?|years?|tomorrow|tonight|overnight|warrant\w+|guarante\w+|discount\w*|percent|half price)\b/i,
  'zh-CN':
    /[$€£¥%]|免费|包邮|[\d一二三四五六七八九十两半]+\s?(天|小时|分钟|周|个月|年)|明日|次日|当日|保修|质保|折扣/u,
  es: /[$€£¥%]|\b(gratis|gratuit\w+|días?|horas?|minutos?|semanas?|mes(es)?|años?|mañana mismo|garant\w+|descuento)\b/iu,
  fr: /[$€£¥%]|\b(gratuit\w*|offert\w*|jours?|heures?|minutes?|semaines?|mois|ans?|années?|demain|garanti\w*|remise)\b/iu,
  th: /[$€£¥%฿]|ฟรี(?!ไซซ์)|[\d}]\s*(วัน|ชั่วโมง|นาที|สัปดาห์|เดือน|ปี)|พรุ่งนี้|รับประกัน|ส่วนลด/u,
  lo: /[$€£¥%₭]|ຟຣີ|[\d}]\s*(ວັນ|ຊົ່ວໂມງ|ນາທີ|ອາທິດ|ເດືອນ|ປີ)|ມື້ອື່ນ|ຮັບປະກັນ|ສ່ວນຫຼຸດ/u,
};
const NOT_SENTENCES: WrittenKind[] = [
  'goods',
  'specification',
  'specification_value',
  'unit',
  'category',
  'trade',
  'hot_keyword',
  'tracking',
];

/** The numbers of a text, whatever separates their thousands and decimals. */
const numbersOf = (text: string) =>
  (text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3}\b)/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((one) => one.replace(',', '.'))
    .sort();
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Every text of the mall in all languages, English first. */
const said = [
  ...Object.entries(textsOf(mall))
    .filter(([kind]) => !NOT_SENTENCES.includes(kind as WrittenKind))
    .flatMap(([kind, sources]) =>
      [...new Set(sources)].map((source) => ({
        kind,
        texts: LANGUAGES.map((language) => textIn(kind as WrittenKind, source, language)),
      })),
    ),
  ...(['goods', 'food', 'virtual'] as const).flatMap((of) =>
    DESCRIPTION_WORDS.en[of].promises.map((_, at) => ({
      kind: 'description',
      texts: LANGUAGES.map((language) => DESCRIPTION_WORDS[language][of].promises[at] ?? ''),
    })),
  ),
  ...ADVICE.trim()
    .split('\n')
    .map((line) => ({ kind: 'description', texts: line.split(' | ').slice(1) })),
];
const claims = said.filter(({ texts }) =>
  texts.some((text, at) => CLAIM[LANGUAGES[at] ?? 'en'].test(text)),
);

describe('claims of the demo mall', () => {
  test('are all known: a number of the policy, or read and found true', () => {
    const unknown = claims
      .map(({ texts }) => texts)
      .filter(([english = '', ...others]) => {
        const isStated = [english, ...others].every((text) => placeholders(text).length > 0);
        return !isStated && !CLAIMS_READ.includes(english);
      });
    expect(unknown.map(([english, ...others]) => [english, ...others])).toEqual([]);
  });

  test('are few: what is known is said somewhere', () => {
    const texts = claims.map(({ texts: [english = ''] }) => english);
    expect(CLAIMS_READ.filter((claim) => !texts.includes(claim))).toEqual([]);
  });

  test('state the same numbers in every language', () => {
    for (const { texts } of said) {
      for (const text of texts)
        expect(placeholders(text), text).toEqual(placeholders(texts[0] ?? ''));
      const written = texts.map(numbersOf).filter((numbers) => numbers.length > 0);
      for (const one of written) expect(one, texts[0]).toEqual(written[0]);
    }
  });

  test('tell the days in which a refund is possible, the life of codes and sessions, and of a review', () => {
    const { refund, code, session, settlement } = policy;
    expect(facts).toEqual({
      returnDays: refund.days,
      codeMinutes: code.minutes,
      sessionDays: session.days,
      reviewDays: settlement.reviewDays,
    });
    expect(mall.guarantees.map(({ name }) => name)).toContain(
      `${policy.refund.days} days to ask for your money back`,
    );
  });

  test('of coupons are their amounts alone: their names hold no number', () => {
    for (const { name } of mall.coupons) expect(name).not.toMatch(/\d|%|percent|free/i);
  });

  test('of newness hold: new arrivals are the youngest goods of their trades', () => {
    const activity = mall.activities.find(({ name }) => name === 'New arrivals');
    const ids = mall.activityGoods
      .filter((one) => one.activity_id === activity?.id)
      .map((one) => one.product_id);
    const created = (id: number) =>
      Number(mall.products.find(({ row }) => row.id === id)?.row.created_at);
    const trades = new Set(
      ids.map((id) => mall.products.find(({ row }) => row.id === id)?.trade ?? ''),
    );
    const median = mall.products
      .filter(({ trade }) => trades.has(trade))
      .map(({ row }) => Number(row.created_at))
      .sort((a, b) => b - a)[30];
    for (const id of ids) expect(created(id)).toBeGreaterThanOrEqual(median ?? 0);
  });

  test('on the home page are made once: no banner names an activity, and no goods are in two of its parts', () => {
    const names = mall.activities.map(({ name }) => name);
    expect(mall.banners.filter(({ name = '' }) => names.includes(name))).toEqual([]);
    for (const { url } of mall.banners) expect(url).not.toContain('activity_list');
    const goods = mall.activityGoods.map((one) => one.product_id);
    expect(goods).toEqual([...new Set(goods)]);
    const best = [...mall.products].sort((a, b) => b.sales - a.sales).slice(0, 8);
    expect(best.filter(({ row }) => goods.includes(row.id))).toEqual([]);
  });
});
