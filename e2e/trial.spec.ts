import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

const words = {
  '': 'A mall to try out: shops, items and payments are invented.',
  'zh-CN': '这是一个体验商城：店铺、商品和付款均为虚构。',
  es: 'Solo para probar: las tiendas, los artículos y los pagos son inventados.',
  fr: 'Pour essayer seulement\u00a0: boutiques, articles et paiements sont fictifs.',
  th: 'มอลล์นี้มีไว้ให้ทดลองใช้ ร้านค้า สินค้า และการชำระเงินเป็นข้อมูลสมมติ',
  lao: 'ຫ້າງນີ້ມີໄວ້ໃຫ້ທົດລອງໃຊ້: ຮ້ານຄ້າ, ສິນຄ້າ ແລະ ການຊຳລະເງິນແມ່ນສົມມຸດຂຶ້ນ.',
};

for (const [locale, text] of Object.entries(words))
  test(`a mall to try out says so on its pages: ${locale || 'en'}`, async ({ page, request }) => {
    for (const path of [`/${locale}`, `/${locale}/login`, `/${locale}/no-such-page`])
      expect(await (await request.get(path.replace('//', '/'))).text()).toContain(text);
    await openHydrated(page, `/${locale}`);
    await expect(page.getByRole('complementary').getByText(text)).toBeVisible();
  });
