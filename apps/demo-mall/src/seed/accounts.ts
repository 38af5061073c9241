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

/** The public accounts of those who sell and who run the demo mall. The mall's sets up a second factor first. */
export const DEMO_STAFF = [
  { id: 3, email: `ada@${DEMO_DOMAIN}`, nickname: 'Ada', worksFor: 'shop' },
  { id: 4, email: `mira@${DEMO_DOMAIN}`, nickname: 'Mira', worksFor: 'mall' },
] as const;
