// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetGoods, recentGoods, rememberGoods, renameGoods } from './recent-goods';

const goods = (id: number) => ({
  id,
  name: `Goods ${id}`,
  locale: 'en',
  imageSrc: `/${id}.webp`,
});

describe('recently viewed goods', () => {
  beforeEach(() => localStorage.clear());

  it('are each there once, the latest first, and no more than thirteen', () => {
    for (let id = 1; id <= 15; id += 1) rememberGoods(goods(id));
    rememberGoods(goods(7));
    const ids = recentGoods().map(({ id }) => id);
    expect(ids).toEqual([7, 15, 14, 13, 12, 11, 10, 9, 8, 6, 5, 4, 3]);
  });

  it('keep no price, which may be another one by now', () => {
    rememberGoods({ ...goods(1), priceMinor: 100 } as never);
    expect(localStorage.getItem('recentGoods')).not.toContain('100');
  });

  it('are renamed in another language where they are, in their order', () => {
    for (const id of [1, 2, 3]) rememberGoods(goods(id));
    const names = { 2: 'Artículo 2', 9: 'Artículo 9' };
    renameGoods(new Map(Object.entries(names).map(([id, name]) => [Number(id), name])), 'es');
    expect(recentGoods()).toEqual([
      goods(3),
      { ...goods(2), name: 'Artículo 2', locale: 'es' },
      goods(1),
    ]);
  });

  it('are none where the storage holds something else', () => {
    for (const text of ['{', '{}', '[null, {"id":"1"}]']) {
      localStorage.setItem('recentGoods', text);
      expect(recentGoods()).toEqual([]);
    }
  });

  it('can be forgotten', () => {
    rememberGoods(goods(1));
    forgetGoods();
    expect(recentGoods()).toEqual([]);
  });
});
