import type { PaymentNoteTable } from '../db/schema';
import type { InLanguages } from '../kernel/language';

interface NoteTexts {
  subject(orderNo: string): string;
  text(orderNo: string): string;
  kinds: Record<PaymentNoteTable['kind'], string>;
  more: string;
}

/** Texts of the mail to the operator, in the language of the mall. */
export const noteTexts: InLanguages<NoteTexts> = {
  en: {
    subject: (no) => `Order ${no}: something happened at the payment provider`,
    text: (no) => `The payment provider reports about order ${no}:`,
    kinds: {
      processing: 'payment accepted, not received yet',
      refunded: 'refunded at the provider',
      refundFailed: 'a refund has failed',
      disputed: 'disputed by the payer',
      disputeWon: 'dispute won',
      disputeLost: 'dispute lost',
    },
    more: 'An order whose money went back completely is closed by the mall. Disputes are answered on the provider’s site.',
  },
  'zh-CN': {
    subject: (no) => `订单 ${no}：支付服务商有新情况`,
    text: (no) => `支付服务商关于订单 ${no} 的通知：`,
    kinds: {
      processing: '付款已受理，尚未到账',
      refunded: '已在服务商处退款',
      refundFailed: '一笔退款失败',
      disputed: '付款人提出争议',
      disputeWon: '争议胜诉',
      disputeLost: '争议败诉',
    },
    more: '款项已全部退回的订单由商城自动关闭。争议请在服务商网站上处理。',
  },
  es: {
    subject: (no) => `Pedido ${no}: novedades del proveedor de pagos`,
    text: (no) => `El proveedor de pagos informa sobre el pedido ${no}:`,
    kinds: {
      processing: 'pago aceptado, todavía no recibido',
      refunded: 'reembolsado en el proveedor',
      refundFailed: 'un reembolso ha fallado',
      disputed: 'disputado por quien pagó',
      disputeWon: 'disputa ganada',
      disputeLost: 'disputa perdida',
    },
    more: 'El centro comercial cierra el pedido cuyo dinero se ha devuelto por completo. Las disputas se responden en el sitio del proveedor.',
  },
  fr: {
    subject: (no) => `Commande ${no} : du nouveau chez le prestataire de paiement`,
    text: (no) => `Le prestataire de paiement signale pour la commande ${no} :`,
    kinds: {
      processing: 'paiement accepté, pas encore reçu',
      refunded: 'remboursé chez le prestataire',
      refundFailed: 'un remboursement a échoué',
      disputed: 'contesté par le payeur',
      disputeWon: 'litige gagné',
      disputeLost: 'litige perdu',
    },
    more: 'La galerie clôt la commande dont tout l’argent a été rendu. Il est répondu aux litiges sur le site du prestataire.',
  },
  th: {
    subject: (no) => `คำสั่งซื้อ ${no}: มีความเคลื่อนไหวที่ผู้ให้บริการชำระเงิน`,
    text: (no) => `ผู้ให้บริการชำระเงินแจ้งเกี่ยวกับคำสั่งซื้อ ${no}:`,
    kinds: {
      processing: 'รับคำสั่งชำระแล้ว ยังไม่ได้รับเงิน',
      refunded: 'คืนเงินที่ผู้ให้บริการแล้ว',
      refundFailed: 'การคืนเงินล้มเหลว',
      disputed: 'ผู้ชำระเงินโต้แย้งรายการ',
      disputeWon: 'ชนะข้อโต้แย้ง',
      disputeLost: 'แพ้ข้อโต้แย้ง',
    },
    more: 'ห้างจะปิดคำสั่งซื้อที่คืนเงินครบแล้วเอง ส่วนข้อโต้แย้งตอบได้ที่เว็บไซต์ของผู้ให้บริการ',
  },
  lo: {
    subject: (no) => `ຄຳສັ່ງຊື້ ${no}: ມີຄວາມເຄື່ອນໄຫວຢູ່ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນ`,
    text: (no) => `ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນແຈ້ງກ່ຽວກັບຄຳສັ່ງຊື້ ${no}:`,
    kinds: {
      processing: 'ຮັບການຊຳລະແລ້ວ ຍັງບໍ່ໄດ້ຮັບເງິນ',
      refunded: 'ຄືນເງິນຢູ່ຜູ້ໃຫ້ບໍລິການແລ້ວ',
      refundFailed: 'ການຄືນເງິນລົ້ມເຫຼວ',
      disputed: 'ຜູ້ຈ່າຍເງິນໂຕ້ແຍ້ງລາຍການ',
      disputeWon: 'ຊະນະຂໍ້ໂຕ້ແຍ້ງ',
      disputeLost: 'ແພ້ຂໍ້ໂຕ້ແຍ້ງ',
    },
    more: 'ສູນການຄ້າປິດຄຳສັ່ງຊື້ທີ່ຄືນເງິນຄົບແລ້ວເອງ. ຂໍ້ໂຕ້ແຍ້ງຕອບໄດ້ຢູ່ເວັບໄຊຂອງຜູ້ໃຫ້ບໍລິການ.',
  },
};
