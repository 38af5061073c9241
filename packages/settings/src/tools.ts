import { text } from './types';

/** What the commands for building and testing are told, beside the settings of the servers. */
export const toolVariables = {
  CHROMIUM_PATH: {
    type: text,
    derivedDefault: 'found or installed',
    description: 'the browser of `npm test`',
  },
  TEST_DATABASE_URL: {
    type: text,
    isSecret: true,
    derivedDefault: 'found or started',
    description: 'the PostgreSQL of `npm test`; databases are made and dropped there',
  },
  CHROMATIC_PROJECT_TOKEN: {
    type: text,
    isSecret: true,
    description: 'turns `npm run chromatic` on',
  },
} as const;
