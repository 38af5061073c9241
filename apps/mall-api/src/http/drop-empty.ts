/** No body of the contract is nested deeper; one that is must not exhaust the stack. */
const DEEPEST = 8;

/**
 * Takes empty text and null out of a query or a body, in place, at every depth of the contract:
 * storefronts of this family send `minPrice=` and `"couponId": null` for "nothing chosen".
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
