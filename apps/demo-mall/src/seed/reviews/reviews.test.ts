import { beforeAll, describe, expect, test } from 'vitest';
import { buildMall, type DemoMall } from '../build-mall';
import { LANGUAGES } from '../translations/languages';
import { MOST_USES } from './composer';
import { kindOf, MATERIAL } from './kinds';
import { common } from './material/common';

let mall: DemoMall;
beforeAll(() => {
  mall = buildMall(new Date('2026-03-01T12:00:00Z'));
});

const everySentence = [...Object.values(MATERIAL), ...Object.values(common)].flat();

/** The review's sentences, as known ones that occur in it. */
const saysOf = (comment: string, language: string) => {
  const at = LANGUAGES.findIndex((one) => one === language);
  return everySentence.filter(({ texts }) => {
    const parts = (texts[at] ?? '').split(/\{\w+\}/);
    const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
    return new RegExp(pattern, 'u').test(comment);
  });
};

/** What can be spoken of, by the words for it, and the kinds that have it. */
const PROPERTIES: readonly [string, RegExp, string][] = [
  [
    'a sole or toes',
    /\b(sole|blisters?|heel|suela|semelle|ampoule)\b|鞋|磨脚|กัดเท้า|พื้นเกาะ|ກັດຕີນ/i,
    'shoes',
  ],
  ['a zip', /\b(zip|cremallera|fermeture éclair)|拉链|ซิป|ຊິບ/i, ''],
  ['a battery', /\b(battery|batería|batterie)\b|电池|电量|แบตเตอรี่|ແບັດ/i, ''],
  [
    'a page or a binding',
    /\b(pages?|páginas?|binding|reliure|encuadernación)\b|装订|读完|เย็บเล่ม|ຫຍິບເຫຼັ້ມ/i,
    'books',
  ],
  [
    'leaves and roots',
    /\b(leaf|enraizada|hojas?|feuilles?|rooted)\b|黄叶|新芽|叶子|ใบเหลือง|ใบร่วง|แตกยอด|ໃບເຫຼືອງ|ແຕກຍອດ/i,
    'plants',
  ],
  ['a sound', /\b(bass|treble|graves|aigus|basses)\b|低音|高音|เบส|ເບສ/i, 'audio'],
  [
    'a wash',
    /\b(washed|in the wash|lavados?|lavages?|lavadora)\b|洗了六次|第一次洗|ซักหก|ซักแล้ว|ຊັກແລ້ວ|ຊັກຫົກ/i,
    'clothes textiles',
  ],
  [
    'a scent',
    /\b(scent|headache|aroma se nota|parfum est|perfume)\b|烛芯|香味|ไส้เทียน|ໄສ້ທຽນ/i,
    'candles fragrance hotDrinks',
  ],
  [
    'a taste',
    /\b(tastes?|flavour|salty|sabor|saveur|goût)\b|味道|口味|好吃|รสชาติ|อร่อย|ລົດຊາດ|ແຊບ/i,
    'hotDrinks spreads condiments sweets staples produce bakery dairy seafood',
  ],
  ['skin', /\b(skin|piel|peau)\b|皮肤|ผิว(?!เรียบ|มีรอย)|ຜິວ/i, 'skincare'],
  ['a wick', /\b(wick|mecha|mèche)\b|烛芯|ไส้เทียน|ໄສ້ທຽນ/i, 'candles'],
  ['a pet', /\b(fussy one|gamelle|supermarket mix)\b|挑食/i, 'petFood'],
];

describe('reviews', () => {
  test('are many, and in every language', () => {
    expect(mall.reviews.length).toBeGreaterThan(1200);
    for (const language of LANGUAGES) {
      const own = mall.reviews.filter((review) => review.language === language);
      expect(own.length, language).toBeGreaterThan(60);
    }
  });

  test('say no sentence more than four times in the mall', () => {
    const uses = new Map<string, number>();
    for (const { comment } of mall.reviews) {
      for (const sentence of comment.match(/[^.!?。！？]+[.!?。！？]?/gu) ?? [])
        uses.set(sentence.trim(), (uses.get(sentence.trim()) ?? 0) + 1);
    }
    expect([...uses].filter(([, count]) => count > MOST_USES)).toEqual([]);
  });

  test('of the same goods are all different', () => {
    const said = mall.reviews.map(({ product_id, comment }) => `${product_id} ${comment}`);
    expect(said).toEqual([...new Set(said)]);
  });

  test('do not quote what was chosen: it stands above them', () => {
    expect(mall.reviews.filter(({ comment }) => /[“«]/.test(comment))).toEqual([]);
  });

  test('differ in length', () => {
    const lengths = mall.reviews
      .filter(({ language }) => language === 'en')
      .map(({ comment }) => comment.length);
    expect(Math.min(...lengths)).toBeLessThan(40);
    expect(Math.max(...lengths)).toBeGreaterThan(140);
  });

  test.each(PROPERTIES)('speak of %s only where the goods have it', (_, words, kinds) => {
    const goods = new Map(
      mall.products.map(({ row, base, group }) => [row.id, kindOf(base, group)]),
    );
    const wrong = mall.reviews.filter(
      ({ product_id, comment }) =>
        words.test(comment) && !kinds.split(' ').includes(goods.get(product_id) ?? ''),
    );
    expect(wrong.map(({ product_id, comment }) => [goods.get(product_id), comment])).toEqual([]);
  });

  test('blame where there are few stars, and praise where there are many', () => {
    for (const { star, comment, language } of mall.reviews) {
      const moods = saysOf(comment, language ?? '').map(({ mood }) => mood);
      if (star === 5) expect(moods, comment).toContain('praise');
      if (star === 3) expect(moods, comment).toContain('fault');
      if (star < 3) expect(moods, comment).toContain('defect');
    }
  });

  test('are as old as the goods, at most', () => {
    const since = new Map(mall.products.map(({ row }) => [row.id, row.created_at as Date]));
    const early = mall.reviews.filter(
      ({ product_id, created_at }) => (created_at as Date) < (since.get(product_id) ?? 0),
    );
    expect(early).toEqual([]);
  });
});

describe('figures of goods', () => {
  test('one to three of a hundred buyers have written a review', () => {
    for (const { base, sales, reviewCount, group } of mall.products) {
      if (group.isVirtual) continue;
      expect(reviewCount, base.name).toBeLessThanOrEqual(sales * 0.03);
      if (sales > 200) expect(reviewCount, base.name).toBeGreaterThan(sales * 0.008);
    }
  });

  test('have means that differ, and hardly any goods that everybody likes', () => {
    const means = mall.products
      .filter(({ reviewCount }) => reviewCount > 4)
      .map(({ row, reviewCount }) => {
        const own = mall.reviews.filter(({ product_id }) => product_id === row.id);
        return own.reduce((sum, { star }) => sum + star, 0) / reviewCount;
      });
    expect(means.length).toBeGreaterThan(30);
    expect(means.filter((mean) => mean === 5).length / means.length).toBeLessThan(0.25);
    expect(Math.min(...means)).toBeLessThan(4);
  });

  test('were not sold faster than a shop can pack, and fewer of what is dear', () => {
    for (const { base, row, sales, stock } of mall.products) {
      const days = (Date.parse('2026-03-01T12:00:00Z') - Number(row.created_at)) / 86_400_000;
      expect(sales, base.name).toBeLessThanOrEqual(days * 12);
      if (base.price > 50_000) expect(Math.max(sales, stock), base.name).toBeLessThan(800);
    }
  });

  test('are reduced by a third at most', () => {
    for (const { base } of mall.products)
      if (base.oldPrice) expect(1 - base.price / base.oldPrice, base.name).toBeLessThan(1 / 3);
  });
});
