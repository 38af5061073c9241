import type { InLanguages } from '../kernel/language';

interface Shipped {
  shop: string;
  orderNo: string;
  company: string | null;
  waybillNo: string | null;
  courier: string | null;
  courierPhone: string | null;
}

interface ShippedTexts {
  subject(shop: string): string;
  byCompany(parcel: Shipped): string;
  byCourier(parcel: Shipped): string;
  seeWhere: string;
  /** The subject if nothing is shipped. */
  online(shop: string): string;
}

/** Texts of the e-mail about a shipped order. */
export const shippedTexts: InLanguages<ShippedTexts> = {
  en: {
    subject: (shop) => `Your order from ${shop} is on its way`,
    byCompany: ({ shop, orderNo, company, waybillNo }) =>
      `${shop} has handed your order ${orderNo} to ${company}. The waybill number is ${waybillNo}.`,
    byCourier: ({ shop, orderNo, courier, courierPhone }) =>
      `${courier} of ${shop} brings your order ${orderNo}, and can be called at ${courierPhone}.`,
    seeWhere: 'See where it is',
    online: (shop) => `What you bought from ${shop} is on your order`,
  },
  'zh-CN': {
    subject: (shop) => `您在 ${shop} 的订单已发货`,
    byCompany: ({ shop, orderNo, company, waybillNo }) =>
      `${shop} 已将您的订单 ${orderNo} 交给 ${company}，运单号为 ${waybillNo}。`,
    byCourier: ({ shop, orderNo, courier, courierPhone }) =>
      `${shop} 的 ${courier} 正在配送您的订单 ${orderNo}，联系电话：${courierPhone}。`,
    seeWhere: '查看物流',
    online: (shop) => `您在 ${shop} 购买的内容已发送到订单中`,
  },
  es: {
    subject: (shop) => `Tu pedido de ${shop} está en camino`,
    byCompany: ({ shop, orderNo, company, waybillNo }) =>
      `${shop} ha entregado tu pedido ${orderNo} a ${company}. El número de envío es ${waybillNo}.`,
    byCourier: ({ shop, orderNo, courier, courierPhone }) =>
      `${courier}, de ${shop}, lleva tu pedido ${orderNo}. Puedes llamar al ${courierPhone}.`,
    seeWhere: 'Mira dónde está',
    online: (shop) => `Lo que compraste en ${shop} ya está en tu pedido`,
  },
  fr: {
    subject: (shop) => `Votre commande chez ${shop} est en route`,
    byCompany: ({ shop, orderNo, company, waybillNo }) =>
      `${shop} a remis votre commande ${orderNo} à ${company}. Le numéro de suivi est ${waybillNo}.`,
    byCourier: ({ shop, orderNo, courier, courierPhone }) =>
      `${courier}, de ${shop}, vous apporte votre commande ${orderNo}. Son numéro est le ${courierPhone}.`,
    seeWhere: 'Suivre le colis',
    online: (shop) => `Votre achat chez ${shop} se trouve dans votre commande`,
  },
  th: {
    subject: (shop) => `คำสั่งซื้อของคุณจาก ${shop} กำลังจัดส่ง`,
    byCompany: ({ shop, orderNo, company, waybillNo }) =>
      `${shop} ส่งคำสั่งซื้อ ${orderNo} ของคุณกับ ${company} แล้ว หมายเลขพัสดุคือ ${waybillNo}`,
    byCourier: ({ shop, orderNo, courier, courierPhone }) =>
      `${courier} จาก ${shop} กำลังนำคำสั่งซื้อ ${orderNo} ไปส่งให้คุณ ติดต่อได้ที่ ${courierPhone}`,
    seeWhere: 'ดูสถานะพัสดุ',
    online: (shop) => `สิ่งที่คุณซื้อจาก ${shop} อยู่ในคำสั่งซื้อแล้ว`,
  },
  lo: {
    subject: (shop) => `ຄຳສັ່ງຊື້ຂອງທ່ານຈາກ ${shop} ກຳລັງຈັດສົ່ງ`,
    byCompany: ({ shop, orderNo, company, waybillNo }) =>
      `${shop} ໄດ້ສົ່ງຄຳສັ່ງຊື້ ${orderNo} ຂອງທ່ານກັບ ${company} ແລ້ວ. ເລກທີພັດສະດຸແມ່ນ ${waybillNo}.`,
    byCourier: ({ shop, orderNo, courier, courierPhone }) =>
      `${courier} ຈາກ ${shop} ກຳລັງນຳຄຳສັ່ງຊື້ ${orderNo} ໄປສົ່ງໃຫ້ທ່ານ. ຕິດຕໍ່ໄດ້ທີ່ ${courierPhone}.`,
    seeWhere: 'ເບິ່ງສະຖານະພັດສະດຸ',
    online: (shop) => `ສິ່ງທີ່ທ່ານຊື້ຈາກ ${shop} ຢູ່ໃນຄຳສັ່ງຊື້ແລ້ວ`,
  },
};
