import type { PolicyPart } from '@vermilion/mall-api';

/** What differs from the default policy. */
export const demoPolicy: PolicyPart = {
  cashOnDelivery: { offered: true, maxMinor: 50_000 },
  mall: {
    address: { en: '18 Cinnabar Lane, Harbour District', 'zh-CN': '海港区朱砂巷18号' },
    contact: { type: 'hotline', hotline: '+1 555 010 2030', email: 'help@vermilion.example' },
  },
};
