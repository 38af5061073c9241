import { DEMO_DOMAIN } from '@vermilion/mall-api';

/** The public demo accounts. They exist in trial malls only. */
export const DEMO_PASSWORD = 'Vermilion-2026';

export const DEMO_ACCOUNTS = [
  {
    id: 1,
    email: `ming@${DEMO_DOMAIN}`,
    // Mainland numbers have no range reserved for examples; this one belongs to the operator.
    countryCode: '86',
    phone: '13800138000',
    nickname: 'Ming',
    emoji: '🐼',
    ground: 'mint',
  },
  {
    id: 2,
    email: `sofia@${DEMO_DOMAIN}`,
    countryCode: '34',
    phone: '612345678',
    nickname: 'Sofia',
    emoji: '🦊',
    ground: 'blush',
  },
] as const;
