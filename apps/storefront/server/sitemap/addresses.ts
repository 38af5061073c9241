import type { MallClient, MallData } from '@vermilion/api-client';
import { LOCALES, localPath } from '../../src/i18n/locales';
import { paths } from '../../src/page-params/paths';
import type { SitemapFile } from './names';
import { pathOfFile } from './names';

type Part = Exclude<SitemapFile, { kind: 'index' }>;

const ownPages = [
  paths.home(),
  paths.leaderboard(),
  paths.shopStreet(),
  paths.moreShops(),
  paths.help(),
  paths.deliveryReturns(),
  paths.paying(),
  paths.aboutMall(),
  paths.privacy(),
];

const withChildren = (nodes: MallData['categoryTree']): MallData['categoryTree'] =>
  nodes.flatMap((node) => [node, ...withChildren(node.childList ?? [])]);

/** Every file of the sitemap except the index, in the order of languages. */
export async function allFiles(api: MallClient): Promise<Part[]> {
  const { goods, shops } = await api.sitemapParts();
  return LOCALES.flatMap((locale): Part[] => [
    { kind: 'pages', locale },
    ...shops.map((from) => ({ kind: 'shops', locale, from }) as const),
    ...goods.map((from) => ({ kind: 'goods', locale, from }) as const),
  ]);
}

async function pathsOf(api: MallClient, part: Part): Promise<string[]> {
  if (part.kind !== 'pages') {
    const { kind, from } = part;
    const ids = await api.sitemapPart({ kind, from });
    return kind === 'goods'
      ? ids.map((id) => paths.goods(id))
      : ids.flatMap((id) => [paths.shop(id), paths.shopGoods(id)]);
  }
  const [categories, activities] = await Promise.all([api.categoryTree(), api.homeActivities()]);
  return [
    ...ownPages,
    ...withChildren(categories).map(({ id }) => paths.search({ cid: id })),
    ...activities.map(({ id, type, name }) => paths.activity(id, type, name)),
  ];
}

/** The absolute URLs in a file. `api` requests the language of the file. */
export async function addressesIn(api: MallClient, part: Part, origin: string) {
  const { locale } = part;
  return (await pathsOf(api, part)).map((path) => origin + localPath(locale, path));
}

/** The URLs of all files. */
export const filesAt = (files: readonly Part[], origin: string) =>
  files.map((file) => origin + pathOfFile(file));

/** Whether a file is part of the sitemap, and not made up by a client. */
export const isListed = (files: readonly Part[], file: Part) =>
  files.some((listed) => pathOfFile(listed) === pathOfFile(file));
