import type { InLanguages, Language } from '../kernel/language';

const everywhere = (name: string): InLanguages<string> => ({
  en: name,
  'zh-CN': name,
  es: name,
  fr: name,
  th: name,
  lo: name,
});

const names: Readonly<Record<string, InLanguages<string>>> = {
  test: {
    en: 'Test payment',
    'zh-CN': '测试支付',
    es: 'Pago de prueba',
    fr: 'Paiement de test',
    th: 'ชำระเงินทดสอบ',
    lo: 'ຊຳລະເງິນທົດສອບ',
  },
  stripe: {
    en: 'Bank card',
    'zh-CN': '银行卡',
    es: 'Tarjeta bancaria',
    fr: 'Carte bancaire',
    th: 'บัตรธนาคาร',
    lo: 'ບັດທະນາຄານ',
  },
  cod: {
    en: 'Cash on delivery',
    'zh-CN': '货到付款',
    es: 'Pago contra entrega',
    fr: 'Paiement à la livraison',
    th: 'เก็บเงินปลายทาง',
    lo: 'ເກັບເງິນປາຍທາງ',
  },
  paypal: everywhere('PayPal'),
  upi: everywhere('UPI'),
  wechat: { ...everywhere('WeChat Pay'), 'zh-CN': '微信支付' },
};

/** The name of a payment method; undefined for one without a name here. */
export const paymentName = (payType: string, language: Language): string | undefined =>
  names[payType]?.[language];
