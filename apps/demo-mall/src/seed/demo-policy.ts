import type { PolicyPart } from '@vermilion/mall-api';

/** Overrides of the default policy. */
export const demoPolicy: PolicyPart = {
  cashOnDelivery: { offered: true, maxMinor: 50_000 },
  freight: { arrivalDays: { from: 3, to: 7 } },
  delivery: {
    country: 'US',
    shopCountry: 'US',
    // As its guarantee says
    cutOff: '12:00',
    handlingDays: 0,
    calendars: {
      // On Saturdays too; holidays that have no fixed day are for the years of the demo
      US: {
        workingDays: [1, 2, 3, 4, 5, 6],
        holidays: ['01-01', '07-04', '11-11', '12-25', '2026-11-26', '2027-11-25', '2028-11-23'],
      },
    },
  },
  mall: {
    // as in the agreement and the mall's own shop
    address: { en: '1 Arcade Row, Porthaven' },
    contact: { type: 'hotline', hotline: '+1 555 010 2030', email: 'help@vermilion.example' },
  },
};
