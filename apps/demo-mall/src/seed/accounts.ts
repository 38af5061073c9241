import { DEMO_DOMAIN } from '@vermilion/mall-api';

/** The accounts that anybody may use to look around. They exist in demo malls only. */
export const DEMO_PASSWORD = 'Vermilion-2026';

export const DEMO_ACCOUNTS = [
  {
    id: 1,
    email: `ming@${DEMO_DOMAIN}`,
    // No range of mainland numbers is reserved for examples; this one belongs to the operator.
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
