import type { CategoryNode as WireCategory, HotKeyword, UserMenu } from '@vermilion/api-client';
import type { CategoryNode } from '@vermilion/mall-components/category';
import type { HotWord, LanguageOption, MenuEntry } from '@vermilion/mall-components/header';
import { integerOf, rowsOf, textOf } from '@vermilion/mall-data/format';
import type { Locale } from '../i18n/locales';
import { languageTag, LOCALES, localPath } from '../i18n/locales';
import { paths } from '../page-params/paths';

const HOT_WORDS = 3;

/** The category tree as links to the category lists. */
export const toCategories = (nodes: readonly WireCategory[] = []): CategoryNode[] =>
  rowsOf(nodes, ({ id, name, childList }) => ({
    id: integerOf(id),
    name: textOf(name),
    href: paths.search({ cid: id }),
    children: toCategories(childList),
  }));

/** The first trending keywords as searches. */
export const toHotWords = (words: readonly HotKeyword[] = []): HotWord[] =>
  rowsOf(words, ({ id, title }) => ({
    id,
    title: textOf(title),
    href: paths.search({ title }),
  })).slice(0, HOT_WORDS);

/** Each language's own name. */
const names: Record<Locale, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lao: 'ລາວ',
};

/** The languages with the URL of this page in each. `path` has no prefix. */
export const toLanguages = (path: string): LanguageOption[] =>
  LOCALES.map((locale) => ({
    tag: languageTag(locale),
    label: names[locale],
    href: localPath(locale, path),
  }));

const inMall = /^\/[\w/-]+$/;

/**
 * The server's own menu entries; those without a page here are dropped. The server sends titles in one
 * language only, so `titleOf` provides the translated titles of this mall's pages.
 */
export const toMenuEntries = (
  menu: UserMenu | null | undefined,
  titleOf: (path: string) => string | undefined,
): MenuEntry[] =>
  rowsOf(menu?.routine_my_menus, ({ id, name, pc_url }) => ({
    id,
    label: textOf(name),
    path: pc_url.trim(),
  })).flatMap(({ id, label, path }) =>
    inMall.test(path) ? [{ id, label: titleOf(path) ?? label, href: `${path}?menuCur=${id}` }] : [],
  );
