/** Colours by name. An option whose values are all here recolours the images. */
const COLOURS: Record<string, string> = {
  // prettier-ignore
  ...{
    white: '#f2f0ec', cream: '#efe3c8', oat: '#d9c7a8', sand: '#d6bd94', camel: '#bf925c', caramel: '#b5713a',
    mustard: '#d9a02b', yellow: '#f0c23c', honey: '#dc9a2c', apricot: '#f0a66b', coral: '#ee7660', orange: '#ea7d33',
    brick: '#b8513a', terracotta: '#c56a48', red: '#cf3b3b', berry: '#b12f57', wine: '#7d2a3c', plum: '#6f3f6d',
    blush: '#e8a9a6', rose: '#dd7f93', pink: '#ee8fb2', lilac: '#b39cd0', lavender: '#a394d6', violet: '#7d5bbe',
    sky: '#83b9e2', blue: '#3f7fc9', ocean: '#2f6f8f', teal: '#2c8c87', navy: '#2b3d66', ink: '#343a46', denim: '#4f6f9a',
    mint: '#8fcfb3', sage: '#93a98a', moss: '#6c8150', olive: '#7d7f45', green: '#4a9a5c', forest: '#2f5d46',
    grey: '#a3a7ab', silver: '#c2c7cc', stone: '#a79f92', charcoal: '#4b4f55', graphite: '#54585f', black: '#33353a',
    walnut: '#7a5238', oak: '#c79a63', brown: '#86593c', gold: '#d8b04a', 'rose gold': '#dba08d', copper: '#c0774a',
    amber: '#d98a2b', lime: '#a5c63b', petrol: '#2a5f6b', espresso: '#5a3d2e', chalk: '#eae6dd', natural: '#d8c6a4',
  },
  // prettier-ignore
  ...{
    天青: '#9cc5c4', 月白: '#e3e8ea', 豆绿: '#a3ba8c', 黛蓝: '#3d5068', 赭红: '#a8523c', 米白: '#efe6d6', 藕粉: '#e2b3b0',
    墨黑: '#3a3b40', 竹青: '#6f9a78', 胭脂: '#b23a52', 松绿: '#3f7a62', 鹅黄: '#efce6a', 黛紫: '#6b4c72', 烟灰: '#9a9da0',
    朱红: '#cf4a34', 靛蓝: '#34558b', 驼色: '#bd9464', 杏色: '#edc9a0',
  },
  // prettier-ignore
  ...{
    ขาว: '#f1eee8', ครีม: '#efe2c6', เขียว: '#5c9a63', ฟ้า: '#86bbdf', ชมพู: '#eb9db4', เหลือง: '#efc549', ม่วง: '#8d6bb8',
    น้ำตาล: '#8c6142', ส้ม: '#e98b45', คราม: '#33517f', แดง: '#c8403d', ดำ: '#35363b',
  },
  // prettier-ignore
  ...{
    terracota: '#c56a48', azul: '#3f74b5', crema: '#efe3c8', rojo: '#c83c38', verde: '#5f8f56', amarillo: '#efc23d',
    negro: '#34363b', blanco: '#f1efea', naranja: '#e8823a', mostaza: '#d8a02e',
    crème: '#efe3c8', bleu: '#45709f', rouge: '#bf3b3b', vert: '#67895a', ivoire: '#f0e8d6', ardoise: '#59626c', lavande: '#a394d6',
    ocre: '#c9913f', prune: '#6f3f63', noir: '#34353a', sauge: '#93a98a',
  },
};

/** The colour of a name in any language of the shops. */
export const colour = (name: string): string | undefined => COLOURS[name.toLowerCase()];
