import { describe, expect, it } from 'vitest';
import { lostWords } from './lost-words.mjs';

const shoppers = 'packages/mall-components/lang/x.json';
const problems = (locale: string, text: string, file = shoppers) =>
  lostWords(file, locale, { id: text });

describe('words that lost', () => {
  it.each([
    ['en', 'Send the goods back'],
    ['en', 'Your waybill number'],
    ['en', 'Apply for a refund'],
    ['zh-CN', '你的账号'],
    ['zh-CN', '您好,再见'],
    ['es', 'Elija otro'],
    ['fr', 'Est-ce exact ?'],
    ['fr', 'Adresse : {address}'],
    ['lao', 'ຄະແນນຂອງເຈົ້າ'],
  ])('are found in %s: %s', (locale, text) => {
    expect(problems(locale, text)).toHaveLength(1);
  });

  it.each([
    ['en', '{count, plural, one {# item} other {# items}} of {goods}'],
    ['zh-CN', '银行账户'],
    ['fr', 'Est-ce exact\u202f? Adresse\u00a0: {percent, number, ::percent}'],
    ['lao', 'ເຈົ້າຂອງ'],
  ])('are not seen in %s: %s', (locale, text) => {
    expect(problems(locale, text)).toEqual([]);
  });

  it('leaves goods to those who sell them', () => {
    expect(problems('en', 'New goods', 'apps/back-office/lang/en.json')).toEqual([]);
  });
});
