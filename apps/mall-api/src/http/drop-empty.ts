/** Maximum nesting depth of bodies in the contract; deeper ones must not exhaust the stack. */
const DEEPEST = 8;

/**
 * Removes empty strings and null from a query or a body, in place and recursively: storefronts of this API
 * family send `minPrice=` and `"couponId": null` for "not set".
 */
export function dropEmpty(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if (Array.isArray(value)) return value.forEach((item) => dropEmpty(item, depth + 1));
  const fields = value as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) {
    if (field === '' || field === null) delete fields[name];
    else dropEmpty(field, depth + 1);
  }
}
