import { text } from './types';

/** Variables of build and test commands. */
export const toolVariables = {
  CHROMIUM_PATH: {
    type: text,
    derivedDefault: 'detected or installed',
    description: 'path of the browser for `npm test`',
  },
  TEST_DATABASE_URL: {
    type: text,
    isSecret: true,
    derivedDefault: 'detected or started',
    description: 'PostgreSQL for `npm test`, which creates and drops databases',
  },
  CHROMATIC_PROJECT_TOKEN: {
    type: text,
    isSecret: true,
    description: 'enables `npm run chromatic`',
  },
} as const;
