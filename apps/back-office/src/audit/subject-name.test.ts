import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { subjectName } from './subject-name';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const nameOf = (subjectType: string, subjectId: string) =>
  subjectName({ subjectType, subjectId }, intl);

describe('the name of what was changed', () => {
  it.each([
    ['order', 'SH1', 'Order SH1'],
    ['sku', '31', 'SKU 31'],
    ['shopCategory', '4', 'Shop category 4'],
    ['searchList', '9', 'Hot word 9'],
    ['searchList', 'synonym', 'Synonyms'],
    ['searchList', 'stop', 'Ignored words'],
    ['look', '1', 'Mall home'],
    ['activity', '', 'Activity'],
    ['banner', 'strip', 'Banner: Thin carousel in the middle'],
    ['banner', '7', 'Banner 7'],
    ['payout', 'file', 'Payout: file for the bank'],
    ['translation', 'goods_intro fr', 'Translation: Goods: introduction, Français'],
    ['staff', 'invitation 7', 'Staff: invitation 7'],
    ['secondFactor', '2', 'Second factor of account 2'],
  ])('is in words: %s %s', (type, id, name) => {
    expect(nameOf(type, id)).toBe(name);
  });

  it('is as it is recorded where there are no words', () => {
    expect(nameOf('paint', '3')).toBe('paint 3');
    expect(nameOf('constructor', '3')).toBe('constructor 3');
    expect(nameOf('translation', 'constructor xx')).toBe('Translation constructor xx');
  });
});
