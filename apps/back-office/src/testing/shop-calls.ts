import { vi } from 'vitest';
import { pageOf } from './samples';
import { coupon, couponRow, freight, refund, review, shelves, shop, today } from './shop-samples';

/** The calls of the pages of a shop, besides orders, goods and staff. */
export const shopCalls = () => ({
  shopToday: vi.fn(async (_args: object) => today),
  operatorRefunds: vi.fn(async (_args: object) => pageOf([refund])),
  operatorRefund: vi.fn(async (_args: object) => refund),
  acceptRefund: vi.fn(async (_args: object) => null),
  confirmReturn: vi.fn(async (_args: object) => null),
  confirmPaidBack: vi.fn(async (_args: object) => null),
  refuseRefund: vi.fn(async (_args: object) => null),
  operatorReviews: vi.fn(async (_args: object) => pageOf([review])),
  replyToReview: vi.fn(async (_args: object) => null),
  hideReview: vi.fn(async (_args: object) => null),
  showReview: vi.fn(async (_args: object) => null),
  operatorCoupons: vi.fn(async (_args: object) => pageOf([couponRow])),
  operatorCoupon: vi.fn(async (_args: object) => coupon),
  createCoupon: vi.fn(async (_args: object, _options: object) => ({ id: 4 })),
  saveCoupon: vi.fn(async (_args: object) => ({ ...coupon, version: 2 })),
  closeCoupon: vi.fn(async (_args: object) => coupon),
  grantCoupon: vi.fn(async (_args: object) => ({ granted: true, endTime: '2026-04-01 00:00:00' })),
  previewCoupon: vi.fn(async (_args: object) => ({
    goods: { total: 21, list: [{ id: 3, name: 'Iron kettle', price: '24.50' }] },
    accounts: { total: 1, list: [{ id: 9, nickname: 'Nora' }] },
  })),
  operatorShop: vi.fn(async (_args: object) => shop),
  saveShop: vi.fn(async (_args: object) => ({ ...shop, version: 2 })),
  setShopOpen: vi.fn(async (_args: object) => null),
  setShopHoliday: vi.fn(async (_args: object) => ({ ...shop, version: 2 })),
  uploadPicture: vi.fn(async (_args: object, _options: object) => ({ url: '/picture/new.jpg' })),
  operatorShopCategories: vi.fn(async (_args: object) => shelves),
  createShopCategory: vi.fn(async (_args: object, _options: object) => ({ id: 4 })),
  saveShopCategory: vi.fn(async (_args: object) => shelves[0]),
  deleteShopCategory: vi.fn(async (_args: object) => null),
  orderShopCategories: vi.fn(async (_args: object) => null),
  setShopDelivery: vi.fn(async (_args: object) => null),
  shopFreight: vi.fn(async (_args: object) => freight),
  saveShopFreight: vi.fn(async (_args: object) => ({ ...freight, version: 2 })),
  quoteShopFreight: vi.fn(async (_args: object) => ({
    methods: [{ method: 'courier', freight: '5.50' }],
    days: { from: 2, to: 4 },
  })),
  operatorCategories: vi.fn(async (_args: object) => []),
});
