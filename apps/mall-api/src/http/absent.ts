/**
 * Takes empty text and null out of a query or a body, in place, at every depth: storefronts of this
 * family send `minPrice=` and `"couponId": null` for "nothing chosen".
 */
export function dropEmpty(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(dropEmpty);
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) {
    if (field === '' || field === null) delete fields[name];
    else dropEmpty(field);
  }
}
