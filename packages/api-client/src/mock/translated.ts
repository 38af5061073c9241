import type { MockCategory, MockData } from './mock-data';

interface Translatable {
  translations?: Record<string, object>;
}

/** Texts in a language, those of the thing itself where there are none. */
const inLanguage = <Thing extends Translatable>(thing: Thing, tag: string): Thing => ({
  ...thing,
  ...(thing.translations?.[tag] ?? thing.translations?.[tag.split('-')[0] ?? '']),
});

const toCategory = (category: MockCategory, tag: string): MockCategory => ({
  ...inLanguage(category, tag),
  children: category.children?.map((child) => toCategory(child, tag)),
});

/** All data in a language. */
export const translated = (data: MockData, tag: string): MockData => ({
  ...inLanguage(data, tag),
  goods: data.goods.map((goods) => inLanguage(goods, tag)),
  categories: data.categories?.map((category) => toCategory(category, tag)),
});
