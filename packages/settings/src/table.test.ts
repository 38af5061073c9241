import { describe, expect, it } from 'vitest';
import { readVariables } from './read';
import { allVariables, envExample, misspelt, settingsPage } from './table';

const root = new URL('../../../', import.meta.url);

describe('table', () => {
  it('stands in .env.example (written anew by vitest -u)', async () => {
    await expect(envExample()).toMatchFileSnapshot(new URL('.env.example', root).pathname);
  });

  it('stands in docs/settings.md (written anew by vitest -u)', async () => {
    await expect(settingsPage()).toMatchFileSnapshot(new URL('docs/settings.md', root).pathname);
  });

  it('applies the defaults that it documents', () => {
    const values = readVariables(allVariables, {});
    expect(values).toMatchObject({ PORT: 3000, MALL_MODE: 'real', MALL_JOBS: true });
  });

  it('names what is misspelt with what may be meant, and nothing else', () => {
    expect(
      misspelt({ MALL_MODE: 'trial', PATH: '/bin', MALL_SMPT_URL: 'x', MALL_BRANDS: 'y' }),
    ).toEqual([
      'MALL_SMPT_URL is not a setting. Is MALL_SMTP_URL meant?',
      'MALL_BRANDS is not a setting. Is MALL_BRAND meant?',
    ]);
  });
});
