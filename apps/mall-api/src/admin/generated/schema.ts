/** The part of JSON Schema that the contract uses for what a command line can say. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  description?: string;
  default?: unknown;
  maximum?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  contentMediaType?: string;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

/** Named schemas of a contract. */
export type Schemas = Readonly<Record<string, Schema>>;

/** How a value is written on a command line; `other` is not, it needs a file of JSON. */
export type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'list' | 'file' | 'other';

const SCALARS = ['string', 'integer', 'number', 'boolean'] as const;

const typesOf = ({ type = [] }: Schema) => (typeof type === 'string' ? [type] : type);

const merged = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  type: [...new Set([...typesOf(one), ...typesOf(other)])],
  properties: { ...one.properties, ...other.properties },
  required: [...(one.required ?? []), ...(other.required ?? [])],
});

/** One schema in place of its references and combinations. What only alternatives require is optional. */
export function flat(
  { $ref, allOf = [], oneOf = [], anyOf = [], ...own }: Schema,
  schemas: Schemas,
): Schema {
  const named = $ref ? [schemas[$ref.split('/').at(-1) ?? ''] ?? {}] : [];
  const parts = [...named, ...allOf].map((part) => flat(part, schemas));
  const alternatives = [...oneOf, ...anyOf]
    .map((part) => flat(part, schemas))
    .map((part) => ({ ...part, required: [] }));
  return [...parts, ...alternatives, own].reduce(merged, {});
}

/** The kind of a value by its flat schema. */
export function kindOf(schema: Schema, schemas: Schemas): Kind {
  if (schema.contentMediaType) return 'file';
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length > 1) return 'other';
  const scalar = SCALARS.find((type) => type === types[0]);
  if (scalar) return scalar;
  if (types[0] === 'array' && schema.items) {
    const item = kindOf(flat(schema.items, schemas), schemas);
    return ['string', 'integer', 'number'].includes(item) ? 'list' : 'other';
  }
  return schema.enum ? 'string' : 'other';
}
