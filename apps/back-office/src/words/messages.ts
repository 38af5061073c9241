import type { TextKind } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What texts belong to. */
export const kindNames: Record<TextKind, MessageDescriptor> = defineMessages({
  category: { id: 'office.text.category', defaultMessage: 'Categories' },
  trade: { id: 'office.text.trade', defaultMessage: 'Trades' },
  shop_type: { id: 'office.text.shopType', defaultMessage: 'Types of shops' },
  shop_type_info: {
    id: 'office.text.shopTypeInfo',
    defaultMessage: 'Types of shops: what they are',
  },
  shop_intro: { id: 'office.text.shopIntro', defaultMessage: 'Shops: introduction' },
  shop_holiday: { id: 'office.text.shopHoliday', defaultMessage: 'Shops: holiday' },
  shop_section: { id: 'office.text.shopSection', defaultMessage: 'Shops: sections of the home' },
  banner: { id: 'office.text.banner', defaultMessage: 'Banners' },
  activity: { id: 'office.text.activity', defaultMessage: 'Activities' },
  activity_deck: { id: 'office.text.activityDeck', defaultMessage: 'Activities: subtitle' },
  guarantee: { id: 'office.text.guarantee', defaultMessage: 'Guarantees' },
  guarantee_text: { id: 'office.text.guaranteeText', defaultMessage: 'Guarantees: text' },
  hot_keyword: { id: 'office.text.hotWord', defaultMessage: 'Popular searches' },
  unit: { id: 'office.text.unit', defaultMessage: 'Units' },
  specification: { id: 'office.text.specification', defaultMessage: 'Options: name' },
  specification_value: { id: 'office.text.specificationValue', defaultMessage: 'Options: value' },
  coupon: { id: 'office.text.coupon', defaultMessage: 'Coupons' },
  agreement: { id: 'office.text.agreement', defaultMessage: 'Agreements' },
  goods: { id: 'office.text.goods', defaultMessage: 'Goods: name' },
  goods_intro: { id: 'office.text.goodsIntro', defaultMessage: 'Goods: introduction' },
  goods_description: { id: 'office.text.goodsDescription', defaultMessage: 'Goods: description' },
  goods_picture: { id: 'office.text.goodsPicture', defaultMessage: 'Goods: pictures' },
  tracking: { id: 'office.text.tracking', defaultMessage: 'Tracking of parcels' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.words', defaultMessage: 'Words' },
  hotWords: { id: 'office.hotWords', defaultMessage: 'Popular searches' },
  addHotWord: { id: 'office.hotWords.add', defaultMessage: 'New search' },
  noHotWord: {
    id: 'office.hotWords.none',
    defaultMessage: 'There is none yet. The search of the mall suggests those that are here.',
  },
  removeHotWord: {
    id: 'office.hotWords.removeText',
    defaultMessage: 'It is suggested no more.',
  },
  hotWord: { id: 'office.hotWords.title', defaultMessage: 'Search' },
  rank: { id: 'office.hotWords.rank', defaultMessage: 'Rank' },
  rankHint: { id: 'office.hotWords.rankHint', defaultMessage: 'Higher ones come first.' },
  synonyms: { id: 'office.synonyms', defaultMessage: 'Synonyms' },
  synonymsHint: {
    id: 'office.synonyms.hint',
    defaultMessage:
      'Such as “sofa, couch”. With “tea > infusion”, who searches tea also finds infusion.',
  },
  stopWords: { id: 'office.stopWords', defaultMessage: 'Ignored words' },
  stopWordsHint: {
    id: 'office.stopWords.hint',
    defaultMessage: 'Words that say nothing about goods, such as “the”.',
  },
  newLine: { id: 'office.searchWords.new', defaultMessage: 'New line' },
  addLine: { id: 'office.searchWords.add', defaultMessage: 'Add' },
  line: { id: 'office.searchWords.line', defaultMessage: 'Words' },
  origin: { id: 'office.searchWords.origin', defaultMessage: 'Of' },
  ofMall: { id: 'office.searchWords.ofMall', defaultMessage: 'The mall' },
  ofServer: { id: 'office.searchWords.ofServer', defaultMessage: 'The software' },
  used: { id: 'office.searchWords.used', defaultMessage: 'In use' },
  noLine: { id: 'office.searchWords.none', defaultMessage: 'There is no line yet.' },
  searches: { id: 'office.searches', defaultMessage: 'Searches' },
  result: { id: 'office.searches.result', defaultMessage: 'Result' },
  missed: { id: 'office.searches.missed', defaultMessage: 'Found nothing' },
  found: { id: 'office.searches.found', defaultMessage: 'Found goods' },
  searched: { id: 'office.searches.words', defaultMessage: 'Searched for' },
  times: { id: 'office.searches.times', defaultMessage: 'Times' },
  noSearch: { id: 'office.searches.none', defaultMessage: 'There is no such search in 30 days.' },
  texts: { id: 'office.texts', defaultMessage: 'Translations' },
  kind: { id: 'office.texts.kind', defaultMessage: 'Texts of' },
  language: { id: 'office.texts.language', defaultMessage: 'Language' },
  all: { id: 'office.texts.all', defaultMessage: 'Texts' },
  missing: { id: 'office.texts.missing', defaultMessage: 'Missing' },
  complete: { id: 'office.texts.complete', defaultMessage: 'There are no texts to translate yet.' },
  overview: { id: 'office.texts.overview', defaultMessage: 'All kinds and languages' },
  noText: { id: 'office.texts.none', defaultMessage: 'There is no text of this kind.' },
  more: { id: 'office.texts.more', defaultMessage: 'Further texts' },
  saved: { id: 'office.texts.saved', defaultMessage: 'Translated.' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    usedOf: { line: string };
    translationOf: { language: string; source: string };
  }>({
    usedOf: { id: 'office.searchWords.usedOf', defaultMessage: '“{line}” in use' },
    translationOf: {
      id: 'office.texts.translationOf',
      defaultMessage: '{language}: “{source}”',
    },
  }),
};
