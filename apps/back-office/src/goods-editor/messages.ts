import { defineMessages } from 'react-intl';

/** Texts without values. */
const labels = defineMessages({
  newTitle: { id: 'office.goodsEdit.new', defaultMessage: 'New goods' },
  back: { id: 'office.goodsEdit.back', defaultMessage: 'All goods' },
  create: { id: 'office.goodsEdit.create', defaultMessage: 'Create' },
  saved: { id: 'office.goodsEdit.saved', defaultMessage: 'The goods are saved.' },
  created: { id: 'office.goodsEdit.created', defaultMessage: 'The goods are created.' },
  readOnly: {
    id: 'office.goodsEdit.readOnly',
    defaultMessage: 'Your roles let you look at goods, not change them.',
  },
  problems: {
    id: 'office.goodsEdit.problems',
    defaultMessage: 'Some fields need another look. They say why.',
  },
  archivedNote: {
    id: 'office.goodsEdit.archived',
    defaultMessage: 'These goods are archived. Restore them to change them.',
  },
  more: { id: 'office.goodsEdit.more', defaultMessage: 'More' },
  copy: { id: 'office.goodsEdit.copy', defaultMessage: 'Copy to a draft' },
  copied: {
    id: 'office.goodsEdit.copied',
    defaultMessage: 'This is the copy: a draft without stock and codes.',
  },
  archive: { id: 'office.goodsEdit.archive', defaultMessage: 'Archive' },
  archiveTitle: { id: 'office.goodsEdit.archiveTitle', defaultMessage: 'Archive these goods?' },
  archiveText: {
    id: 'office.goodsEdit.archiveText',
    defaultMessage: 'Shoppers no longer see them. Orders keep them, and you can restore them.',
  },
  keep: { id: 'office.goodsEdit.keep', defaultMessage: 'Keep them' },
  archiveDone: { id: 'office.goodsEdit.archiveDone', defaultMessage: 'The goods are archived.' },
  restore: { id: 'office.goodsEdit.restore', defaultMessage: 'Restore' },
  restored: { id: 'office.goodsEdit.restored', defaultMessage: 'The goods are back, off sale.' },
  toMall: { id: 'office.goodsEdit.toMall', defaultMessage: 'Page in the mall' },
  textLanguage: { id: 'office.goodsEdit.textLanguage', defaultMessage: 'Language of the texts' },
  ownTextLanguage: { id: 'office.goodsEdit.ownTextLanguage', defaultMessage: 'As you write it' },
  allThere: { id: 'office.goodsEdit.allThere', defaultMessage: 'Every text is translated.' },
  basics: { id: 'office.goodsEdit.basics', defaultMessage: 'What it is' },
  name: { id: 'office.goodsEdit.name', defaultMessage: 'Name' },
  intro: { id: 'office.goodsEdit.intro', defaultMessage: 'Introduction' },
  introHint: { id: 'office.goodsEdit.introHint', defaultMessage: 'A line or two below the name' },
  unit: { id: 'office.goodsEdit.unit', defaultMessage: 'Unit' },
  unitHint: { id: 'office.goodsEdit.unitHint', defaultMessage: 'Such as pcs, box, kg' },
  keyword: { id: 'office.goodsEdit.keyword', defaultMessage: 'Search words' },
  keywordHint: {
    id: 'office.goodsEdit.keywordHint',
    defaultMessage: 'Other words that shoppers look for, divided by commas',
  },
  goodsCode: { id: 'office.goodsEdit.code', defaultMessage: 'Your number for the goods' },
  shop: { id: 'office.goodsEdit.shop', defaultMessage: 'Shop' },
  category: { id: 'office.goodsEdit.category', defaultMessage: 'Category' },
  categoryHint: {
    id: 'office.goodsEdit.categoryHint',
    defaultMessage: 'Type a word of its path, such as Kitchen',
  },
  showCategories: { id: 'office.goodsEdit.showCategories', defaultMessage: 'Show categories' },
  noCategory: { id: 'office.goodsEdit.noCategory', defaultMessage: 'There is no such category.' },
  shopCategory: { id: 'office.goodsEdit.shopCategory', defaultMessage: 'Category of your shop' },
  none: { id: 'office.goodsEdit.none', defaultMessage: 'None' },
  description: { id: 'office.goodsEdit.description', defaultMessage: 'Description' },
  loadingEditor: { id: 'office.goodsEdit.loadingEditor', defaultMessage: 'Loading the editor' },
  pictures: { id: 'office.goodsEdit.pictures', defaultMessage: 'Pictures' },
  options: { id: 'office.goodsEdit.options', defaultMessage: 'Options' },
  optionsHint: {
    id: 'office.goodsEdit.optionsHint',
    defaultMessage: 'What shoppers choose, such as size and colour. Up to three.',
  },
  addOption: { id: 'office.goodsEdit.addOption', defaultMessage: 'Add an option' },
  optionName: { id: 'office.goodsEdit.optionName', defaultMessage: 'Name of the option' },
  addValues: { id: 'office.goodsEdit.addValues', defaultMessage: 'Add values' },
  addValuesHint: {
    id: 'office.goodsEdit.addValuesHint',
    defaultMessage: 'Several at once are divided by commas',
  },
  add: { id: 'office.goodsEdit.add', defaultMessage: 'Add' },
  noPicture: { id: 'office.goodsEdit.noPicture', defaultMessage: 'No picture of its own' },
  skus: { id: 'office.goodsEdit.skus', defaultMessage: 'Prices and stock' },
  skusHint: {
    id: 'office.goodsEdit.skusHint',
    defaultMessage:
      'Arrow keys and Enter move between the cells. Cells that you copied in a spreadsheet are pasted from where you are.',
  },
  fillDown: { id: 'office.goodsEdit.fillDown', defaultMessage: 'Fill down' },
  fillDownHint: {
    id: 'office.goodsEdit.fillDownHint',
    defaultMessage: 'Copies the cell where you were last into those below',
  },
  onlySku: { id: 'office.goodsEdit.onlySku', defaultMessage: 'Without options' },
  variant: { id: 'office.goodsEdit.variant', defaultMessage: 'Options' },
  allValues: { id: 'office.goodsEdit.allValues', defaultMessage: 'All' },
  delivery: { id: 'office.goodsEdit.delivery', defaultMessage: 'Delivery and promises' },
  virtual: { id: 'office.goodsEdit.virtual', defaultMessage: 'Not shipped' },
  virtualHint: {
    id: 'office.goodsEdit.virtualHint',
    defaultMessage: 'A code or a text, which you send with the order',
  },
  postage: { id: 'office.goodsEdit.postage', defaultMessage: 'Postage of one unit' },
  postageHint: {
    id: 'office.goodsEdit.postageHint',
    defaultMessage: 'Where your shop has no rule for freight by weight',
  },
  guarantees: { id: 'office.goodsEdit.guarantees', defaultMessage: 'Guarantees' },
  specifications: { id: 'office.goodsEdit.specifications', defaultMessage: 'Specifications' },
  specificationsHint: {
    id: 'office.goodsEdit.specificationsHint',
    defaultMessage: 'Facts that nobody chooses, such as the material',
  },
  addSpecification: {
    id: 'office.goodsEdit.addSpecification',
    defaultMessage: 'Add a specification',
  },
  fact: { id: 'office.goodsEdit.fact', defaultMessage: 'Fact' },
  factValue: { id: 'office.goodsEdit.factValue', defaultMessage: 'Value' },
  sale: { id: 'office.goodsEdit.sale', defaultMessage: 'Sale' },
  day: { id: 'office.goodsEdit.day', defaultMessage: 'Day' },
  chooseDay: { id: 'office.goodsEdit.chooseDay', defaultMessage: 'Choose the day' },
  previousMonth: { id: 'office.goodsEdit.previousMonth', defaultMessage: 'Previous month' },
  nextMonth: { id: 'office.goodsEdit.nextMonth', defaultMessage: 'Next month' },
  year: { id: 'office.goodsEdit.year', defaultMessage: 'Year' },
  noDay: { id: 'office.goodsEdit.noDay', defaultMessage: 'Write the day as in the calendar' },
  time: { id: 'office.goodsEdit.time', defaultMessage: 'Time' },
});

/** What a sku has, by column. */
export const columnNames = defineMessages({
  price: { id: 'office.goodsEdit.price', defaultMessage: 'Price' },
  originalPrice: { id: 'office.goodsEdit.originalPrice', defaultMessage: 'Old price' },
  stock: { id: 'office.goodsEdit.stock', defaultMessage: 'Stock' },
  weight: { id: 'office.goodsEdit.weight', defaultMessage: 'Weight (g)' },
  code: { id: 'office.goodsEdit.skuCode', defaultMessage: 'Your number' },
  barCode: { id: 'office.goodsEdit.barCode', defaultMessage: 'Bar code' },
});

/** What is wrong with a value. */
export const problemMessages = {
  ...defineMessages({
    needed: { id: 'office.goodsEdit.needed', defaultMessage: 'Fill this in' },
    twice: { id: 'office.goodsEdit.twice', defaultMessage: 'This is there twice' },
    comma: { id: 'office.goodsEdit.comma', defaultMessage: 'Leave out the comma' },
    units: { id: 'office.goodsEdit.units', defaultMessage: 'Enter a whole number from 0' },
    lowerThanPrice: {
      id: 'office.goodsEdit.lowerThanPrice',
      defaultMessage: 'The old price is not lower than the price',
    },
    barCode: {
      id: 'office.goodsEdit.noBarCode',
      defaultMessage: 'Digits, letters and hyphens, at most 40',
    },
    tooManySkus: {
      id: 'office.goodsEdit.tooManySkus',
      defaultMessage: 'These options make more than 500 combinations',
    },
    tooManyPictures: {
      id: 'office.goodsEdit.tooManyPictures',
      defaultMessage: 'Goods have at most 10 pictures. Remove some',
    },
    neededPicture: {
      id: 'office.goodsEdit.neededPicture',
      defaultMessage: 'Goods on sale need a picture',
    },
  }),
  ...defineMessages<{ amount: { example: string } }>({
    amount: {
      id: 'office.goodsEdit.amount',
      defaultMessage: 'Enter an amount, such as {example}',
    },
  }),
};

/** What a state means. */
export const stateHints = defineMessages({
  draft: { id: 'office.goodsEdit.draftHint', defaultMessage: 'Only you see it' },
  scheduled: {
    id: 'office.goodsEdit.scheduledHint',
    defaultMessage: 'By itself, at a time of the mall',
  },
  onSale: { id: 'office.goodsEdit.onSaleHint', defaultMessage: 'Shoppers can order it' },
  offSale: { id: 'office.goodsEdit.offSaleHint', defaultMessage: 'Its page says it is not sold' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    missing: { language: string; count: number };
    complete: { language: string };
    textMissing: { list: string };
    ownIs: { text: string };
    option: { number: number };
    value: { number: number };
    removeOption: { name: string };
    removeValue: { name: string };
    valuePicture: { name: string };
    picture: { number: number };
    removeSpecification: { name: string };
    cell: { column: string; sku: string };
    filterBy: { option: string };
    skuCount: { count: number };
    pasted: { count: number };
    zone: { zone: string };
  }>({
    missing: {
      id: 'office.goodsEdit.missing',
      defaultMessage: '{language} – {count, plural, one {# text missing} other {# texts missing}}',
    },
    complete: { id: 'office.goodsEdit.complete', defaultMessage: '{language} – complete' },
    textMissing: { id: 'office.goodsEdit.textMissing', defaultMessage: 'Not translated: {list}' },
    ownIs: { id: 'office.goodsEdit.ownIs', defaultMessage: 'You write: {text}' },
    option: { id: 'office.goodsEdit.option', defaultMessage: 'Option {number, number}' },
    value: { id: 'office.goodsEdit.value', defaultMessage: 'Value {number, number}' },
    removeOption: { id: 'office.goodsEdit.removeOption', defaultMessage: 'Remove option {name}' },
    removeValue: { id: 'office.goodsEdit.removeValue', defaultMessage: 'Remove {name}' },
    valuePicture: { id: 'office.goodsEdit.valuePicture', defaultMessage: 'Picture of {name}' },
    picture: { id: 'office.goodsEdit.picture', defaultMessage: 'Picture {number, number}' },
    removeSpecification: {
      id: 'office.goodsEdit.removeSpecification',
      defaultMessage: 'Remove specification {name}',
    },
    cell: { id: 'office.goodsEdit.cell', defaultMessage: '{column}, {sku}' },
    filterBy: { id: 'office.goodsEdit.filterBy', defaultMessage: 'Show {option}' },
    skuCount: {
      id: 'office.goodsEdit.skuCount',
      defaultMessage: '{count, plural, one {# combination} other {# combinations}}',
    },
    pasted: {
      id: 'office.goodsEdit.pasted',
      defaultMessage: '{count, plural, one {# cell filled} other {# cells filled}}',
    },
    zone: { id: 'office.goodsEdit.zone', defaultMessage: 'In the zone of the mall, {zone}' },
  }),
};
