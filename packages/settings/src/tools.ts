import { text } from './types';

/** What the commands for building and testing are told, beside the settings of the servers. */
export const toolVariables = {
  CHROMIUM_PATH: {
    type: text,
    otherwise: 'found or installed',
    meaning: 'the browser of `npm test`',
  },
  TEST_DATABASE_URL: {
    type: text,
    isSecret: true,
    otherwise: 'found or started',
    meaning: 'the PostgreSQL of `npm test`; databases are made and dropped there',
  },
  CHROMATIC_PROJECT_TOKEN: {
    type: text,
    isSecret: true,
    meaning: 'turns `npm run chromatic` on',
  },
} as const;
