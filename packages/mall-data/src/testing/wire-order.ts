import type { MasterOrderDetail, OrderDetail, OrderLine } from '@vermilion/api-client';
import type { OrderLine as LineModel } from '@vermilion/mall-components/order';

/** A line of an order on the wire, received and not yet reviewed. */
export const wireLine: OrderLine = {
  id: 4001,
  merOrderNo: 'SH1',
  productId: 101,
  productName: 'Oolong tea',
  image: '/tea.webp',
  attrValueId: 1001,
  sku: '100 g,Green',
  price: '12.50',
  payNum: 2,
  isReceived: true,
  isReply: false,
};

/** The same line as a page shows it. */
export const shownLine: LineModel = {
  id: 4001,
  name: 'Oolong tea',
  href: '/goods/101?sku=1001',
  imageSrc: '/tea.webp',
  specification: '100 g, Green',
  priceMinor: 1250,
  quantity: 2,
};

const bill = {
  email: 'nora@example.com',
  realName: 'Nora Lindgren',
  userPhone: '46 701234567',
  userAddress: 'Kungsgatan 12, Stockholm',
  totalNum: 2,
  proTotalPrice: '25.00',
  couponId: null,
  couponPrice: '3.00',
  integralPrice: '0.50',
  payPostage: '4.00',
  payPrice: '25.50',
  createTime: '2026-03-02 09:30:00',
};

/** A paid and received order of one shop on the wire. */
export const wireOrder: OrderDetail = {
  ...bill,
  orderNo: 'SH1',
  merId: 7,
  merName: 'Leaf & Kettle',
  paid: true,
  payTime: '2026-03-02 09:31:00',
  payType: 'stripe',
  status: 2,
  refundStatus: 0,
  userRemark: null,
  orderInfoList: [wireLine],
};

/** An unpaid order of several shops on the wire. */
export const wireMaster: MasterOrderDetail = {
  ...bill,
  orderNo: 'PT1',
  paid: false,
  payTime: null,
  payType: 'stripe',
  redirect: null,
  orderList: [
    {
      id: 701,
      orderNo: 'SH1',
      merId: 7,
      merName: 'Leaf & Kettle',
      totalNum: 2,
      payPrice: '25.50',
      paid: false,
      status: 0,
      refundStatus: 0,
      createTime: '2026-03-02 09:30:00',
      orderInfoList: [wireLine],
    },
  ],
};

/** What a page shows of both. */
export const shownBill = {
  recipient: {
    name: 'Nora Lindgren',
    phone: '+46 701234567',
    email: 'nora@example.com',
    address: 'Kungsgatan 12, Stockholm',
  },
  createdAt: new Date('2026-03-02T01:30:00Z'),
  quantity: 2,
  goodsMinor: 2500,
  couponMinor: 300,
  pointsMinor: 50,
  freightMinor: 400,
  payMinor: 2550,
  isPaidOnDelivery: false,
  paymentNotes: [],
};
