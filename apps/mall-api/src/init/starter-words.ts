import type { Language } from '../kernel/language';

/** A text in each language, in the order of {@link LANGUAGES}. */
export type Words = readonly [string, string, string, string, string, string];

const LANGUAGES: readonly Language[] = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'];

/** A text in the mall's own language, and its translations. */
export function inLanguages<Field extends string>(words: Words, own: Language, field: Field) {
  const at = (language: Language) => words[LANGUAGES.indexOf(language)] ?? words[0];
  const others = LANGUAGES.filter((language) => language !== own);
  const translations = Object.fromEntries(
    others.map((language) => [language, { [field]: at(language) }]),
  ) as Partial<Record<Language, Record<Field, string>>>;
  return { text: at(own), translations };
}

/** Categories of two levels, as many malls have them. */
export const starterCategories: readonly { name: Words; below: readonly Words[] }[] = [
  {
    name: [
      'Home & kitchen',
      '家居厨房',
      'Hogar y cocina',
      'Maison et cuisine',
      'บ้านและครัว',
      'ເຮືອນ ແລະ ຄົວ',
    ],
    below: [
      ['Tableware', '餐具', 'Vajilla', 'Vaisselle', 'เครื่องใช้บนโต๊ะอาหาร', 'ຖ້ວຍຈານ'],
      ['Cookware', '炊具', 'Utensilios de cocina', 'Ustensiles de cuisine', 'เครื่องครัว', 'ເຄື່ອງຄົວ'],
      ['Home textiles', '家纺', 'Textiles del hogar', 'Linge de maison', 'ผ้าในบ้าน', 'ຜ້າໃນເຮືອນ'],
      ['Decoration', '装饰品', 'Decoración', 'Décoration', 'ของตกแต่ง', 'ຂອງປະດັບ'],
    ],
  },
  {
    name: ['Fashion', '服饰', 'Moda', 'Mode', 'แฟชั่น', 'ແຟຊັ່ນ'],
    below: [
      ['Women', '女装', 'Mujer', 'Femme', 'ผู้หญิง', 'ແມ່ຍິງ'],
      ['Men', '男装', 'Hombre', 'Homme', 'ผู้ชาย', 'ຜູ້ຊາຍ'],
      ['Shoes', '鞋靴', 'Calzado', 'Chaussures', 'รองเท้า', 'ເກີບ'],
      ['Bags', '箱包', 'Bolsos', 'Sacs', 'กระเป๋า', 'ກະເປົາ'],
    ],
  },
  {
    name: [
      'Food & drink',
      '食品饮料',
      'Alimentación',
      'Alimentation',
      'อาหารและเครื่องดื่ม',
      'ອາຫານ ແລະ ເຄື່ອງດື່ມ',
    ],
    below: [
      ['Tea & coffee', '茶与咖啡', 'Té y café', 'Thé et café', 'ชาและกาแฟ', 'ຊາ ແລະ ກາເຟ'],
      ['Sweets', '甜食', 'Dulces', 'Douceurs', 'ขนมหวาน', 'ຂອງຫວານ'],
      ['Pantry', '粮油调味', 'Despensa', 'Épicerie', 'ของแห้ง', 'ຂອງແຫ້ງ'],
    ],
  },
  {
    name: [
      'Beauty & care',
      '美妆个护',
      'Belleza y cuidado',
      'Beauté et soins',
      'ความงามและการดูแล',
      'ຄວາມງາມ ແລະ ການດູແລ',
    ],
    below: [
      ['Skin care', '护肤', 'Cuidado de la piel', 'Soins de la peau', 'ดูแลผิว', 'ດູແລຜິວ'],
      ['Hair', '美发', 'Cabello', 'Cheveux', 'ผม', 'ຜົມ'],
    ],
  },
  {
    name: ['Electronics', '数码电器', 'Electrónica', 'Électronique', 'อิเล็กทรอนิกส์', 'ເອເລັກໂຕຣນິກ'],
    below: [
      ['Audio', '音频设备', 'Audio', 'Audio', 'เครื่องเสียง', 'ເຄື່ອງສຽງ'],
      ['Accessories', '配件', 'Accesorios', 'Accessoires', 'อุปกรณ์เสริม', 'ອຸປະກອນເສີມ'],
    ],
  },
  {
    name: [
      'Toys & sports',
      '玩具运动',
      'Juguetes y deporte',
      'Jouets et sport',
      'ของเล่นและกีฬา',
      'ຂອງຫຼິ້ນ ແລະ ກິລາ',
    ],
    below: [
      ['Toys', '玩具', 'Juguetes', 'Jouets', 'ของเล่น', 'ຂອງຫຼິ້ນ'],
      ['Sports', '运动', 'Deporte', 'Sport', 'กีฬา', 'ກິລາ'],
    ],
  },
];

/** What shops trade in, for their applications. */
export const starterTrades: readonly Words[] = [
  ['Home', '家居', 'Hogar', 'Maison', 'ของใช้ในบ้าน', 'ເຄື່ອງໃຊ້ໃນເຮືອນ'],
  ['Fashion', '服饰', 'Moda', 'Mode', 'แฟชั่น', 'ແຟຊັ່ນ'],
  ['Food', '食品', 'Alimentación', 'Alimentation', 'อาหาร', 'ອາຫານ'],
  ['Beauty', '美妆', 'Belleza', 'Beauté', 'ความงาม', 'ຄວາມງາມ'],
  ['Electronics', '数码电器', 'Electrónica', 'Électronique', 'อิเล็กทรอนิกส์', 'ເອເລັກໂຕຣນິກ'],
  ['Other', '其他', 'Otros', 'Autre', 'อื่น ๆ', 'ອື່ນໆ'],
];

export const starterShopTypes: readonly Words[] = [
  ['Shop', '店铺', 'Tienda', 'Boutique', 'ร้านค้า', 'ຮ້ານຄ້າ'],
  ['Maker', '手作工坊', 'Taller', 'Atelier', 'ผู้ผลิต', 'ຜູ້ຜະລິດ'],
  ['Brand', '品牌店', 'Marca', 'Marque', 'แบรนด์', 'ແບຣນ'],
];
