import type { ShopCategory, ShopOpeningHours, ShopSection } from './types';

export const sampleHours: ShopOpeningHours = {
  spans: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '16:00' },
  ],
  utcOffset: 8,
};

export const sampleSections: ShopSection[] = ['Home', 'All items', 'Coupons', 'About the shop'].map(
  (label, index) => ({ id: index === 0 ? 'home' : label, label, href: `/?page=${index}` }),
);

const category = (id: number, name: string, children: ShopCategory[] = []): ShopCategory => ({
  id,
  name,
  children,
  href: `/?cid=${id}`,
});
export const sampleCategories: ShopCategory[] = [
  category(1, 'Kitchen', [category(2, 'Pots and pans'), category(3, '茶具')]),
  category(4, 'Table', [category(5, 'Plates'), category(6, 'Glasses')]),
  category(7, 'Gift cards'),
];
