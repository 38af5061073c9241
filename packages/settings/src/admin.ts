import { text, url } from './types';

/** Variables of the operators' command line, see docs/operating.md. */
export const adminVariables = {
  MALL_ADMIN_URL: {
    type: url('http', 'https'),
    default: 'http://localhost:4000',
    description: 'URL of the server for `mall-admin`',
  },
  MALL_ADMIN_KEY: {
    type: text,
    isSecret: true,
    description: 'operator key for `mall-admin`, see docs/operating.md',
  },
} as const;
