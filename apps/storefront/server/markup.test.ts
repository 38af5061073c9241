import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const markupIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('testing'))
    .filter((file) =>
      /__html:|\.(inner|outer)HTML\b/.test(readFileSync(join(root, folder, file), 'utf8')),
    );

describe('markup', () => {
  it('becomes of a text in these places only, with what the relay has cleaned', () => {
    const folders = [
      'apps/storefront/src',
      'apps/storefront/server',
      'packages/mall-components/src',
      'packages/design-system/src',
    ];
    expect(
      folders
        .flatMap(markupIn)
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .toSorted(),
    ).toEqual([
      'goods/detail-tabs.tsx',
      'pages/privacy_agreement/agreement.tsx',
      // A script of our own, which is the same for everybody
      'render/consent-notice.tsx',
      // JSON-LD for search engines, escaped
      'seo/seo.tsx',
      'settlement/settlement-form/agreement-dialog.tsx',
    ]);
  });
});
