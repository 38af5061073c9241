import type { InLanguages } from '../kernel/language';

interface LinkTexts {
  paid: { subject: string; text(orderNo: string): string };
  /** Placed, and paid when it is handed over. */
  placed: { subject: string; text(orderNo: string): string };
  see: string;
  note(days: number): string;
}

/** Texts of the e-mail with the link to a visitor's order. */
export const linkTexts: InLanguages<LinkTexts> = {
  en: {
    paid: {
      subject: 'Your order is paid',
      text: (no) => `Thank you. Your order ${no} is paid, and its shops are told.`,
    },
    placed: {
      subject: 'Your order is placed',
      text: (no) =>
        `Thank you. Your order ${no} is placed: you pay when it is handed over, and its shops are told.`,
    },
    see: 'See how it stands',
    note: (days) =>
      `The page sends a code to this address first. The link is good for ${days} days.`,
  },
  'zh-CN': {
    paid: {
      subject: '您的订单已付款',
      text: (no) => `谢谢。您的订单 ${no} 已付款，商家已收到通知。`,
    },
    placed: {
      subject: '您的订单已提交',
      text: (no) => `谢谢。您的订单 ${no} 已提交，货到付款，商家已收到通知。`,
    },
    see: '查看订单状态',
    note: (days) => `打开页面后，会先向此邮箱发送验证码。链接 ${days} 天内有效。`,
  },
  es: {
    paid: {
      subject: 'Tu pedido está pagado',
      text: (no) => `Gracias. Tu pedido ${no} está pagado y hemos avisado a las tiendas.`,
    },
    placed: {
      subject: 'Tu pedido está hecho',
      text: (no) =>
        `Gracias. Tu pedido ${no} está hecho: lo pagas al recibirlo. Hemos avisado a las tiendas.`,
    },
    see: 'Mira cómo va',
    note: (days) =>
      `La página envía primero un código a esta dirección. El enlace vale durante ${days} días.`,
  },
  fr: {
    paid: {
      subject: 'Votre commande est payée',
      text: (no) => `Merci. Votre commande ${no} est payée, et les boutiques sont prévenues.`,
    },
    placed: {
      subject: 'Votre commande est enregistrée',
      text: (no) =>
        `Merci. Votre commande ${no} est enregistrée : vous la payez à la livraison, et les boutiques sont prévenues.`,
    },
    see: 'Suivre la commande',
    note: (days) =>
      `La page envoie d’abord un code à cette adresse. Le lien est valable ${days} jours.`,
  },
  th: {
    paid: {
      subject: 'ชำระเงินคำสั่งซื้อของคุณแล้ว',
      text: (no) => `ขอบคุณ คำสั่งซื้อ ${no} ชำระเงินแล้ว และเราแจ้งร้านค้าแล้ว`,
    },
    placed: {
      subject: 'รับคำสั่งซื้อของคุณแล้ว',
      text: (no) => `ขอบคุณ เรารับคำสั่งซื้อ ${no} แล้ว คุณชำระเงินเมื่อรับสินค้า และเราแจ้งร้านค้าแล้ว`,
    },
    see: 'ดูสถานะคำสั่งซื้อ',
    note: (days) => `หน้านี้จะส่งรหัสไปยังอีเมลนี้ก่อน ลิงก์ใช้ได้ ${days} วัน`,
  },
  lo: {
    paid: {
      subject: 'ຄຳສັ່ງຊື້ຂອງທ່ານຊຳລະເງິນແລ້ວ',
      text: (no) => `ຂອບໃຈ. ຄຳສັ່ງຊື້ ${no} ຊຳລະເງິນແລ້ວ ແລະພວກເຮົາໄດ້ແຈ້ງຮ້ານຄ້າແລ້ວ.`,
    },
    placed: {
      subject: 'ໄດ້ຮັບຄຳສັ່ງຊື້ຂອງທ່ານແລ້ວ',
      text: (no) => `ຂອບໃຈ. ພວກເຮົາໄດ້ຮັບຄຳສັ່ງຊື້ ${no} ແລ້ວ: ທ່ານຊຳລະເງິນເມື່ອຮັບສິນຄ້າ ແລະພວກເຮົາໄດ້ແຈ້ງຮ້ານຄ້າແລ້ວ.`,
    },
    see: 'ເບິ່ງສະຖານະຄຳສັ່ງຊື້',
    note: (days) => `ໜ້ານີ້ຈະສົ່ງລະຫັດໄປທີ່ອີເມວນີ້ກ່ອນ. ລິ້ງໃຊ້ໄດ້ ${days} ມື້.`,
  },
};
