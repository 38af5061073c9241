import type { OperationId } from '@vermilion/api-client';
import { isRecord } from '../is-record';
import { dataShape, resolved, type Schema, schemaName } from '../response-shape';

/**
 * The fields of the contract's schemas that hold ids of goods and shops; a shop card contains its first
 * goods.
 */
export const subjects: Record<string, readonly (readonly [kind: string, field: string])[]> = {
  IndexProduct: [['goods', 'id']],
  LeaderboardProduct: [['goods', 'id']],
  ActivityProduct: [['goods', 'proId']],
  ShopProduct: [['goods', 'id']],
  ProductInfo: [
    ['goods', 'id'],
    ['shop', 'merId'],
    ['shop-list', 'merId'],
  ],
  MerchantCard: [
    ['shop', 'id'],
    ['shop-list', 'id'],
  ],
};

function collect(unresolved: Schema, value: unknown, found: Set<string>): void {
  const schema = resolved(unresolved);
  if (Array.isArray(value)) {
    for (const row of value) collect(schema.items ?? {}, row, found);
    return;
  }
  if (!isRecord(value)) return;
  for (const [kind, field] of subjects[schemaName(unresolved)] ?? []) {
    const id = value[field];
    if (typeof id === 'number') found.add(`${kind}:${id}`);
  }
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    collect(part, value[name], found);
}

/** The tags of the goods and shops in the response data of a call, found by its schema. */
export function subjectsOf(id: OperationId, data: unknown): readonly string[] {
  const found = new Set<string>();
  const shape = dataShape(id);
  if (shape) collect(shape, data, found);
  return [...found];
}
