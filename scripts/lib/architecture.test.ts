import { describe, expect, it } from 'vitest';
import { flowchart, importsOfParts, partOf, transitiveReduction } from './architecture.mjs';

const modules = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));

describe('architecture', () => {
  it.each([
    ['packages/api-client/src/client.ts', 'packages/api-client'],
    ['apps/storefront/src/cart/view.tsx', 'apps/storefront'],
    ['apps/mall-api/src/cart/handlers.ts', 'apps/mall-api/cart'],
    ['apps/mall-api/src/app.ts', 'apps/mall-api'],
  ])('%s belongs to %s', (file, part) => {
    expect(partOf(file)).toBe(part);
  });

  it('draws imports between parts, and neither those inside of one nor those that others imply', () => {
    const parts = importsOfParts(
      modules({
        'apps/mall-api/src/cart/a.ts': [
          'apps/mall-api/src/cart/b.ts',
          'apps/mall-api/src/http/c.ts',
          'apps/mall-api/src/db/d.ts',
        ],
        'apps/mall-api/src/http/c.ts': ['apps/mall-api/src/db/d.ts'],
        'apps/mall-api/src/db/d.ts': [],
        'apps/storefront/src/x.ts': ['packages/api-client/src/index.ts'],
        'packages/api-client/src/index.ts': [],
      }),
    );
    expect(flowchart(transitiveReduction(parts)).split('\n')).toEqual([
      'flowchart LR',
      '  apps_storefront["storefront"]',
      '  packages_api_client["api-client"]',
      '  subgraph server["mall-api"]',
      '    apps_mall_api_cart["cart"]',
      '    apps_mall_api_db["db"]',
      '    apps_mall_api_http["http"]',
      '  end',
      '  apps_mall_api_cart --> apps_mall_api_http',
      '  apps_mall_api_http --> apps_mall_api_db',
      '  apps_storefront --> packages_api_client',
    ]);
  });
});
