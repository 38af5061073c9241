import type { InLanguages } from '../kernel/language';

/** The subjects of e-mails about a refund. */
export type RefundNews = 'sendBack' | 'lapsed' | 'refused';

export interface RefundFacts {
  refundNo: string;
  orderNo: string;
  shop: string;
  /** Deadline for sending the goods back. */
  until: string;
  address: string | null;
  reason: string | null;
}

type Text = (facts: RefundFacts) => { subject: string; text: string };
type RefundTexts = Record<RefundNews, Text> & { seeMore: string };

/** A label with a text below it; empty without a text. */
const below = (label: string, text: string | null) => (text ? `\n\n${label}\n${text}` : '');

/** Texts of the e-mails about a refund. */
export const refundTexts: InLanguages<RefundTexts> = {
  en: {
    sendBack: ({ shop, refundNo, orderNo, until, address }) => ({
      subject: `Please send your goods back to ${shop}`,
      text: `${shop} has accepted your refund ${refundNo} of order ${orderNo}. Please send the goods back until ${until}, and enter the waybill number on the page of the refund. The money follows when they have arrived.${below('Send them to:', address)}`,
    }),
    lapsed: ({ shop, refundNo, orderNo, until }) => ({
      subject: `Your refund from ${shop} has lapsed`,
      text: `The goods of refund ${refundNo} of order ${orderNo} were to be sent back until ${until}, and we have heard of no parcel. The refund has ended without money; you may apply again while the order can be refunded.`,
    }),
    refused: ({ shop, refundNo, orderNo, reason }) => ({
      subject: `${shop} has refused your refund`,
      text: `${shop} has refused your refund ${refundNo} of order ${orderNo}.${below('Reason:', reason)}\n\nYou may apply again while the order can be refunded.`,
    }),
    seeMore: 'See the refund',
  },
  'zh-CN': {
    sendBack: ({ shop, refundNo, orderNo, until, address }) => ({
      subject: `请将商品退回 ${shop}`,
      text: `${shop} 已同意订单 ${orderNo} 的退款申请 ${refundNo}。请在 ${until} 前寄回商品，并在退款页面填写运单号。商家收到商品后将退还款项。${below('退货地址：', address)}`,
    }),
    lapsed: ({ shop, refundNo, orderNo, until }) => ({
      subject: `您在 ${shop} 的退款已失效`,
      text: `订单 ${orderNo} 的退款 ${refundNo} 需在 ${until} 前寄回商品，我们没有收到寄件信息，退款已关闭，款项不予退还。在可退款期限内，您可以重新申请。`,
    }),
    refused: ({ shop, refundNo, orderNo, reason }) => ({
      subject: `${shop} 拒绝了您的退款申请`,
      text: `${shop} 拒绝了订单 ${orderNo} 的退款申请 ${refundNo}。${below('原因：', reason)}\n\n在可退款期限内，您可以重新申请。`,
    }),
    seeMore: '查看退款',
  },
  es: {
    sendBack: ({ shop, refundNo, orderNo, until, address }) => ({
      subject: `Devuelve tus artículos a ${shop}`,
      text: `${shop} ha aceptado tu reembolso ${refundNo} del pedido ${orderNo}. Envía los artículos antes del ${until} e indica el número de envío en la página del reembolso. Te devolveremos el dinero cuando lleguen.${below('Dirección de devolución:', address)}`,
    }),
    lapsed: ({ shop, refundNo, orderNo, until }) => ({
      subject: `Tu reembolso de ${shop} ha caducado`,
      text: `Los artículos del reembolso ${refundNo} del pedido ${orderNo} debían enviarse antes del ${until} y no tenemos noticia de ningún paquete. El reembolso se ha cerrado sin devolución de dinero; puedes volver a solicitarlo mientras el pedido admita reembolsos.`,
    }),
    refused: ({ shop, refundNo, orderNo, reason }) => ({
      subject: `${shop} ha rechazado tu reembolso`,
      text: `${shop} ha rechazado tu reembolso ${refundNo} del pedido ${orderNo}.${below('Motivo:', reason)}\n\nPuedes volver a solicitarlo mientras el pedido admita reembolsos.`,
    }),
    seeMore: 'Ver el reembolso',
  },
  fr: {
    sendBack: ({ shop, refundNo, orderNo, until, address }) => ({
      subject: `Renvoyez vos articles à ${shop}`,
      text: `${shop} a accepté votre remboursement ${refundNo} de la commande ${orderNo}. Renvoyez les articles avant le ${until} et indiquez le numéro de suivi sur la page du remboursement. Le remboursement suivra dès leur arrivée.${below('Adresse de retour :', address)}`,
    }),
    lapsed: ({ shop, refundNo, orderNo, until }) => ({
      subject: `Votre remboursement chez ${shop} a expiré`,
      text: `Les articles du remboursement ${refundNo} de la commande ${orderNo} devaient être renvoyés avant le ${until} et aucun colis ne nous a été signalé. La demande est close sans remboursement ; vous pouvez en faire une nouvelle tant que la commande est remboursable.`,
    }),
    refused: ({ shop, refundNo, orderNo, reason }) => ({
      subject: `${shop} a refusé votre remboursement`,
      text: `${shop} a refusé votre remboursement ${refundNo} de la commande ${orderNo}.${below('Motif :', reason)}\n\nVous pouvez faire une nouvelle demande tant que la commande est remboursable.`,
    }),
    seeMore: 'Voir le remboursement',
  },
  th: {
    sendBack: ({ shop, refundNo, orderNo, until, address }) => ({
      subject: `โปรดส่งสินค้าคืนให้ ${shop}`,
      text: `${shop} อนุมัติการคืนเงิน ${refundNo} ของคำสั่งซื้อ ${orderNo} แล้ว โปรดส่งสินค้าคืนภายใน ${until} และกรอกหมายเลขพัสดุในหน้าการคืนเงิน เราจะคืนเงินเมื่อร้านได้รับสินค้า${below('ที่อยู่สำหรับส่งคืน:', address)}`,
    }),
    lapsed: ({ shop, refundNo, orderNo, until }) => ({
      subject: `การคืนเงินจาก ${shop} หมดอายุแล้ว`,
      text: `สินค้าของการคืนเงิน ${refundNo} ในคำสั่งซื้อ ${orderNo} ต้องส่งคืนภายใน ${until} แต่เราไม่ได้รับแจ้งการส่งพัสดุ คำขอนี้จึงถูกปิดโดยไม่มีการคืนเงิน คุณยื่นคำขอใหม่ได้ตราบที่คำสั่งซื้อยังขอคืนเงินได้`,
    }),
    refused: ({ shop, refundNo, orderNo, reason }) => ({
      subject: `${shop} ปฏิเสธคำขอคืนเงินของคุณ`,
      text: `${shop} ปฏิเสธการคืนเงิน ${refundNo} ของคำสั่งซื้อ ${orderNo}${below('เหตุผล:', reason)}\n\nคุณยื่นคำขอใหม่ได้ตราบที่คำสั่งซื้อยังขอคืนเงินได้`,
    }),
    seeMore: 'ดูการคืนเงิน',
  },
  lo: {
    sendBack: ({ shop, refundNo, orderNo, until, address }) => ({
      subject: `ກະລຸນາສົ່ງສິນຄ້າຄືນໃຫ້ ${shop}`,
      text: `${shop} ອະນຸມັດການຄືນເງິນ ${refundNo} ຂອງຄຳສັ່ງຊື້ ${orderNo} ແລ້ວ. ກະລຸນາສົ່ງສິນຄ້າຄືນພາຍໃນ ${until} ແລະ ໃສ່ເລກທີພັດສະດຸໃນໜ້າການຄືນເງິນ. ພວກເຮົາຈະຄືນເງິນເມື່ອຮ້ານໄດ້ຮັບສິນຄ້າ.${below('ທີ່ຢູ່ສຳລັບສົ່ງຄືນ:', address)}`,
    }),
    lapsed: ({ shop, refundNo, orderNo, until }) => ({
      subject: `ການຄືນເງິນຈາກ ${shop} ໝົດອາຍຸແລ້ວ`,
      text: `ສິນຄ້າຂອງການຄືນເງິນ ${refundNo} ໃນຄຳສັ່ງຊື້ ${orderNo} ຕ້ອງສົ່ງຄືນພາຍໃນ ${until} ແຕ່ພວກເຮົາບໍ່ໄດ້ຮັບແຈ້ງການສົ່ງພັດສະດຸ. ຄຳຂໍນີ້ຖືກປິດໂດຍບໍ່ມີການຄືນເງິນ. ທ່ານຍື່ນຄຳຂໍໃໝ່ໄດ້ຕາບໃດທີ່ຄຳສັ່ງຊື້ຍັງຂໍຄືນເງິນໄດ້.`,
    }),
    refused: ({ shop, refundNo, orderNo, reason }) => ({
      subject: `${shop} ປະຕິເສດຄຳຂໍຄືນເງິນຂອງທ່ານ`,
      text: `${shop} ປະຕິເສດການຄືນເງິນ ${refundNo} ຂອງຄຳສັ່ງຊື້ ${orderNo}.${below('ເຫດຜົນ:', reason)}\n\nທ່ານຍື່ນຄຳຂໍໃໝ່ໄດ້ຕາບໃດທີ່ຄຳສັ່ງຊື້ຍັງຂໍຄືນເງິນໄດ້.`,
    }),
    seeMore: 'ເບິ່ງການຄືນເງິນ',
  },
};
