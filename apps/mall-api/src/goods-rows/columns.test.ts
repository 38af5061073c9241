import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columns } from './columns';

interface Schema {
  maxLength?: number;
  properties?: Record<string, Schema>;
}

/** The contract of `/save`, which rows are not checked by. */
const { components } = JSON.parse(
  readFileSync(
    new URL('../../../../packages/api-client/contract/operator.json', import.meta.url),
    'utf8',
  ),
) as { components: { schemas: Record<string, Schema> } };

const longest = (schema: string, field: string) =>
  components.schemas[schema]?.properties?.[field]?.maxLength;

describe('columns', () => {
  it.each([
    ['name', 'GoodsFields', 'name'],
    ['keyword', 'GoodsFields', 'keyword'],
    ['intro', 'GoodsFields', 'intro'],
    ['description', 'GoodsFields', 'description'],
    ['unit', 'GoodsFields', 'unit'],
    ['code', 'GoodsFields', 'code'],
    ['pictures', 'GoodsPicture', 'address'],
    ['picture_alts', 'GoodsPicture', 'alt'],
    ['option1_name', 'GoodsOption', 'name'],
    ['option1_value', 'GoodsOptionValue', 'value'],
    ['option1_picture', 'GoodsOptionValue', 'picture'],
    ['sku_code', 'GoodsSkuFields', 'code'],
    ['sku_picture', 'GoodsSkuFields', 'picture'],
  ])('%s are as long as the field of the call', (column, schema, field) => {
    expect(columns.get(column)?.longest).toBe(longest(schema, field));
    expect(longest(schema, field)).toBeGreaterThan(0);
  });
});
