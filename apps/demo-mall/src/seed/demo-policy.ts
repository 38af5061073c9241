import type { PolicyPart } from '@vermilion/mall-api';

/** Overrides of the default policy. */
export const demoPolicy: PolicyPart = {
  cashOnDelivery: { offered: true, maxMinor: 50_000 },
  freight: { arrivalDays: { from: 3, to: 7 } },
  mall: {
    // as in the agreement and the mall's own shop
    address: { en: '1 Arcade Row, Porthaven' },
    contact: { type: 'hotline', hotline: '+1 555 010 2030', email: 'help@vermilion.example' },
  },
};
