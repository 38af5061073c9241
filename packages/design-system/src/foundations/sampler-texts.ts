/** Texts of the sample page. */
export interface SamplerTexts {
  heading: string;
  goods: readonly [string, string];
  price: string;
  badge: string;
  alert: { title: string; text: string; link: string };
  coupon: { label: string; hint: string };
  gift: string;
  actions: { buy: string; add: string; save: string; remove: string };
}

export const english: SamplerTexts = {
  heading: 'New in the mall',
  goods: ['Linen throw, washed', 'Enamel kettle, two litres'],
  price: '$38.00',
  badge: '2 for 1',
  alert: { title: 'Three left', text: 'The next ones arrive in May.', link: 'See the dates' },
  coupon: { label: 'Coupon', hint: 'Eight letters' },
  gift: 'Wrap it as a gift',
  actions: { buy: 'Buy now', add: 'Add to cart', save: 'Save', remove: 'Remove' },
};

export const arabic: SamplerTexts = {
  heading: 'جديد في المول',
  goods: ['غطاء من الكتان المغسول', 'إبريق مطلي بالمينا، لتران'],
  price: '٣٨٫٠٠ $',
  badge: 'اثنان بسعر واحد',
  alert: { title: 'بقي ثلاث قطع', text: 'تصل القطع التالية في مايو.', link: 'عرض المواعيد' },
  coupon: { label: 'قسيمة', hint: 'ثمانية أحرف' },
  gift: 'تغليف كهدية',
  actions: { buy: 'اشترِ الآن', add: 'أضف إلى السلة', save: 'حفظ', remove: 'إزالة' },
};
