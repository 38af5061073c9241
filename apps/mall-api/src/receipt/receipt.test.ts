import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Language } from '../kernel/language';
import { localFormat } from '../kernel/local-format';
import type { LineRow } from '../order/lines-store';
import type { ShopOrderRow } from '../order/shop-order-store';
import { drawSheet } from '../pdf/draw-sheet';
import { defaultPolicy } from '../policy/default-policy';
import { type ReceiptParts, toSheet } from './to-sheet';

const names: Record<string, string> = {
  en: 'Stoneware mug',
  'zh-CN': '青釉石瓷马克杯',
  th: 'แก้วน้ำเซรามิกทำมือ',
  lo: 'ຈອກນ້ຳເຮັດດ້ວຍມື',
};

const line = {
  productName: names.en,
  skuName: 'Oat, 350 ml',
  priceMinor: 125005,
  quantity: 2,
  couponMinor: 184,
  generalCouponMinor: 34,
  pointsMinor: 300,
  freightMinor: 100,
  payMinor: 249626,
  taxRate: null as number | null,
  taxMinor: 0,
};
const row = {
  order_no: 'SH2026111910223304',
  shop_name: 'Hearth',
  pay_type: 'stripe',
  created_at: new Date('2026-11-19T02:22:33Z'),
  paid_at: new Date('2026-11-19T02:25:33Z'),
  real_name: 'สมชาย',
  phone: '+66 2 123 4567',
  address: '99/9 Sukhumvit, Bangkok',
  goods_minor: 250010,
  freight_minor: 100,
  coupon_minor: 184,
  general_coupon_minor: 34,
  points_minor: 300,
  pay_minor: 249626,
  is_paid: true,
};
const mall = { ...defaultPolicy.mall, address: { en: 'Pier 4', th: 'ท่าเรือ 4' } };
const policy = { ...defaultPolicy, mall };

/** A row and lines from the database, as far as receipts need them. */
const parts = (change: Partial<typeof row>, lines: readonly (typeof line)[]): ReceiptParts => ({
  row: { ...row, ...change } as unknown as ShopOrderRow,
  lines: lines as unknown as LineRow[],
  refundPayments: [{ refundNo: 'RE7', minor: 3016, at: null, taxMinor: 0 }],
});

/** The text of each page as single characters, as when copying Thai and Lao. */
async function pagesOf(language: Language, lines = [line], change: Partial<typeof row> = {}) {
  const now = new Date('2026-11-22T09:00:00Z');
  const sheet = toSheet(parts(change, lines), { policy, language, now });
  const document = await getDocumentProxy(new Uint8Array(await drawSheet(sheet)));
  const { text } = await extractText(document);
  return text.map((page) => plain(page));
}
const plain = (text: string) => text.normalize('NFKD').replace(/\s/g, '');

describe('a receipt as a PDF', () => {
  it('says which taxes the prices include, by rate, where they are known', async () => {
    const lines = [
      { ...line, taxRate: 19_000, taxMinor: 1597 },
      { ...line, taxRate: 19_000, taxMinor: 1 },
      { ...line, taxRate: 8100, taxMinor: 12 },
    ];
    const [page = ''] = await pagesOf('en', lines);
    expect(page).toContain(plain('Included tax (19%) $15.98'));
    expect(page).toContain(plain('Included tax (8.1%) $0.12'));
    expect((await pagesOf('en')).join('')).not.toContain(plain('Included tax'));
  });

  it.each([
    ['en', ['Receipt', 'Order number', 'Total paid', 'Bank card', 'Pier 4', '$1,250.05']],
    ['zh-CN', ['收据', '订单编号', '实付金额', '银行卡', 'Pier 4', 'US$1,250.05']],
    ['th', ['ใบเสร็จรับเงิน', 'หมายเลขคำสั่งซื้อ', 'บัตรธนาคาร', 'ท่าเรือ 4', 'US$1,250.05']],
    ['lo', ['ໃບບິນຮັບເງິນ', 'ເລກທີຄຳສັ່ງຊື້', 'ບັດທະນາຄານ', 'US$1.250,05']],
    ['fr', ['Reçu', 'Numéro de commande', 'Total payé', '1 250,05 $US']],
    ['es', ['Recibo', 'Método de pago', 'Tarjeta bancaria', '1250,05 US$']],
  ] as const)('says in %s what was bought and paid', async (language, words) => {
    const name = names[language] ?? 'Été';
    const [page] = await pagesOf(language, [{ ...line, productName: name }]);
    const { amount } = localFormat(policy, language);
    const amounts = [-184, -300, -3016, 249626].map(amount);
    for (const text of ['SH2026111910223304', name, 'สมชาย', 'RE7', ...words, ...amounts])
      expect(page).toContain(plain(text));
  });

  it('leaves out the columns in which every line would say nothing', async () => {
    const none = { coupon_minor: 0, general_coupon_minor: 0, points_minor: 0, freight_minor: 0 };
    const [page] = await pagesOf('en', [line], none);
    expect(page).not.toContain('Coupon');
    expect(page).not.toContain('Points');
  });

  it('separates options by a space, and dial codes have a plus', async () => {
    const sheet = toSheet(
      parts({ phone: '86 13800000001' }, [{ ...line, skuName: 'Oat,350 ml' }]),
      {
        policy,
        language: 'en',
        now: new Date('2026-11-22T09:00:00Z'),
      },
    );
    expect(sheet.recipient).toContain('+86 13800000001');
    expect(sheet.table.rows[0]?.note).toBe('Oat, 350 ml');
  });

  it('has the head of the table and the number on every page', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, productName: `Mug ${at}` }));
    const pages = await pagesOf('en', many);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      expect(page).toContain(plain('Goods Price Quantity'));
      expect(page).toContain(plain(`Page ${at + 1} of ${pages.length}`));
    });
    expect(pages.join('').match(/Mug\d+/g)).toHaveLength(60);
  });

  it.each([
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Russian', 'Анна Иванова'],
    ['Armenian', 'Աննա Պետրոսյան'],
    ['Georgian', 'ანა ბერიძე'],
    ['Korean', '김민수'],
    ['Japanese', 'やまだ タロウ'],
    ['Hindi', 'प्रिया शर्मा'],
    ['Bengali', 'রহিম উদ্দিন'],
    ['Tamil', 'முருகன்'],
    ['Sinhala', 'ශ්\u200dරී නිමල්'],
    ['Khmer', 'សុខ ដារ៉ា'],
    ['Burmese', 'မောင်မောင်'],
    ['Amharic', 'አበበ ቢቂላ'],
    ['Vietnamese', 'Nguyễn Thị Hằng'],
    ['Arabic', 'أحمد محمود'],
    ['Persian', 'می\u200cخواهم'],
    ['Hebrew', 'שרה כהן'],
  ])('can be read when the name is %s', async (_, name) => {
    const [page] = await pagesOf('en', [line], { real_name: name });
    expect(page).not.toContain('□');
    for (const char of plain(name).replace(/[\u200c\u200d]/g, '')) expect(page).toContain(char);
  });

  it('prints what has a font, and leaves out emoji', async () => {
    const [page] = await pagesOf('en', [{ ...line, productName: '🎁 Mug 👨‍👩‍👧 1️⃣ 🇫🇷 blue' }]);
    expect(page).toContain('Mug1blue');
    expect(page).not.toContain('□');
  });

  it('shows a sign in place of what no font has', async () => {
    const [page] = await pagesOf('en', [{ ...line, productName: 'Mug ꀀ' }]);
    expect(page).toContain('Mug□');
    const [onlyEmoji] = await pagesOf('en', [{ ...line, productName: '🎁' }]);
    expect(onlyEmoji).toContain('□');
  });
});
