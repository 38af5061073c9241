import type { InLanguages } from '../kernel/language';

export interface ReceiptWords {
  title: string;
  orderNo: string;
  createTime: string;
  payTime: string;
  payment: string;
  recipient: string;
  goods: string;
  price: string;
  quantity: string;
  coupon: string;
  points: string;
  freight: string;
  amount: string;
  paid: string;
  tax: string;
  refunds: string;
  pageOf: string;
}

/** The texts of a receipt, worded as in the storefront. */
export const receiptWords: InLanguages<ReceiptWords> = {
  en: {
    title: 'Receipt',
    orderNo: 'Order number',
    createTime: 'Placed',
    payTime: 'Paid',
    payment: 'Payment method',
    recipient: 'Recipient',
    goods: 'Goods',
    price: 'Price',
    quantity: 'Quantity',
    coupon: 'Coupon',
    points: 'Points',
    freight: 'Freight',
    amount: 'Total',
    paid: 'Total paid',
    tax: 'Included tax',
    refunds: 'Refunds',
    pageOf: 'Page {page} of {pages}',
  },
  'zh-CN': {
    title: '收据',
    orderNo: '订单编号',
    createTime: '下单时间',
    payTime: '付款时间',
    payment: '支付方式',
    recipient: '收货信息',
    goods: '商品',
    price: '单价',
    quantity: '数量',
    coupon: '优惠券',
    points: '积分',
    freight: '运费',
    amount: '合计',
    paid: '实付金额',
    tax: '含税',
    refunds: '退款',
    pageOf: '第 {page} 页，共 {pages} 页',
  },
  es: {
    title: 'Recibo',
    orderNo: 'Número de pedido',
    createTime: 'Fecha del pedido',
    payTime: 'Fecha de pago',
    payment: 'Método de pago',
    recipient: 'Destinatario',
    goods: 'Artículos',
    price: 'Precio',
    quantity: 'Cantidad',
    coupon: 'Cupón',
    points: 'Puntos',
    freight: 'Envío',
    amount: 'Total',
    paid: 'Total pagado',
    tax: 'Impuestos incluidos',
    refunds: 'Reembolsos',
    pageOf: 'Página {page} de {pages}',
  },
  fr: {
    title: 'Reçu',
    orderNo: 'Numéro de commande',
    createTime: 'Date de commande',
    payTime: 'Date de paiement',
    payment: 'Mode de paiement',
    recipient: 'Destinataire',
    goods: 'Articles',
    price: 'Prix',
    quantity: 'Quantité',
    coupon: 'Coupon',
    points: 'Points',
    freight: 'Livraison',
    amount: 'Total',
    paid: 'Total payé',
    tax: 'Taxes incluses',
    refunds: 'Remboursements',
    pageOf: 'Page {page} sur {pages}',
  },
  th: {
    title: 'ใบเสร็จรับเงิน',
    orderNo: 'หมายเลขคำสั่งซื้อ',
    createTime: 'เวลาที่สั่งซื้อ',
    payTime: 'เวลาที่ชำระเงิน',
    payment: 'วิธีการชำระเงิน',
    recipient: 'ผู้รับ',
    goods: 'สินค้า',
    price: 'ราคา',
    quantity: 'จำนวน',
    coupon: 'คูปอง',
    points: 'คะแนน',
    freight: 'ค่าจัดส่ง',
    amount: 'รวม',
    paid: 'ยอดที่ชำระแล้ว',
    tax: 'ภาษีที่รวมอยู่แล้ว',
    refunds: 'การคืนเงิน',
    pageOf: 'หน้า {page} จาก {pages}',
  },
  lo: {
    title: 'ໃບບິນຮັບເງິນ',
    orderNo: 'ເລກທີຄຳສັ່ງຊື້',
    createTime: 'ເວລາສັ່ງຊື້',
    payTime: 'ເວລາຊຳລະເງິນ',
    payment: 'ວິທີຊຳລະເງິນ',
    recipient: 'ຜູ້ຮັບ',
    goods: 'ສິນຄ້າ',
    price: 'ລາຄາ',
    quantity: 'ຈຳນວນ',
    coupon: 'ຄູປອງ',
    points: 'ຄະແນນ',
    freight: 'ຄ່າຂົນສົ່ງ',
    amount: 'ລວມ',
    paid: 'ຍອດທີ່ຊຳລະແລ້ວ',
    tax: 'ພາສີທີ່ລວມຢູ່ແລ້ວ',
    refunds: 'ການຄືນເງິນ',
    pageOf: 'ໜ້າ {page} ຈາກ {pages}',
  },
};
