import type { DescriptionWords } from './types';

export const zh: DescriptionWords = {
  about: '为什么值得选',
  details: '规格参数',
  known: '温馨提示',
  shown: '细节展示',
  goods: {
    promises: [
      '店铺亲自解答问题',
      '凭运单号全程可查',
      '您收到之后店铺才收款',
      '收货后 {returnDays} 天内可申请退款',
    ],
  },
  food: {
    promises: ['每个标签都注明产地和保质期', '如有破损，可在订单页申请退款'],
  },
  virtual: {
    promises: [
      '以消息发送',
      '随时可在订单中查看，不会丢失',
      '由本页所示店铺负责',
      '可以转赠，凭码使用',
    ],
  },
};
