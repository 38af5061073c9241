import type { UserMenu } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { toCategories, toHotWords, toLanguages, toMenuEntries } from './header-data';

describe('the header', () => {
  it('links every category to its list', () => {
    const tree = [{ id: 1, name: 'Kitchen', childList: [{ id: 2, name: 'Mugs', childList: [] }] }];
    expect(toCategories(tree)[0]?.children?.[0]?.href).toBe('/goods/goods_search?cid=2');
  });

  it('shows three hot words', () => {
    const words = [1, 2, 3, 4].map((id) => ({ id, title: `word ${id}` }));
    expect(toHotWords(words).map(({ href }) => href)).toEqual([
      '/goods/goods_search?title=word+1',
      '/goods/goods_search?title=word+2',
      '/goods/goods_search?title=word+3',
    ]);
  });

  it('offers this very page in every language', () => {
    expect(toLanguages('/goods/top_one?page=2').map(({ tag, href }) => [tag, href])).toEqual([
      ['en', '/goods/top_one?page=2'],
      ['zh-CN', '/zh-CN/goods/top_one?page=2'],
      ['es', '/es/goods/top_one?page=2'],
      ['fr', '/fr/goods/top_one?page=2'],
      ['th', '/th/goods/top_one?page=2'],
      ['lo', '/lao/goods/top_one?page=2'],
    ]);
  });

  it('shows only those entries of the server that lead to pages of the mall', () => {
    const urls = ['/users/address_list', ' ', '', 'https://evil.example', '//evil.example'];
    const menu = {
      routine_my_menus: urls.map((pc_url, id) => ({ id, name: `entry ${id}`, pc_url })),
    } as UserMenu; // Only the fields that are read
    const none = () => undefined;
    expect(toMenuEntries(menu, none).map(({ href }) => href)).toEqual([
      '/users/address_list?menuCur=0',
    ]);
    expect(toMenuEntries(null, none)).toEqual([]);
  });

  it('calls a page of the mall by its own title, others as the server does', () => {
    const menu = {
      routine_my_menus: ['/users/address_list', '/users/new'].map((pc_url, id) => ({
        id,
        name: `entry ${id}`,
        pc_url,
      })),
    } as UserMenu; // Only the fields that are read
    const titleOf = (path: string) => (path === '/users/address_list' ? 'Adresses' : undefined);
    expect(toMenuEntries(menu, titleOf).map(({ label }) => label)).toEqual(['Adresses', 'entry 1']);
  });
});
