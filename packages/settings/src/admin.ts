import { text, url } from './types';

/** What the command line of operators is told, see docs/operating.md. */
export const adminVariables = {
  MALL_ADMIN_URL: {
    type: url('http', 'https'),
    default: 'http://localhost:4000',
    description: 'the server that `mall-admin` speaks to',
  },
  MALL_ADMIN_KEY: {
    type: text,
    isSecret: true,
    description: 'the key that it uses, see docs/operating.md',
  },
} as const;
