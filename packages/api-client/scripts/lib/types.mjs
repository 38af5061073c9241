import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

export const BANNER =
  '// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.\n\n';

/** A file in a form; text may have a media type too. */
const BLOB = ts.factory.createTypeReferenceNode('Blob');
const transform = ({ contentMediaType }) =>
  contentMediaType === 'application/octet-stream' ? BLOB : undefined;

/** schema.gen.ts: the OpenAPI document as types. */
export async function schemaTypes(document) {
  const ast = await openapiTS(document, {
    defaultNonNullable: false,
    alphabetize: false,
    transform,
  });
  return BANNER + astToString(ast);
}

const comment = (text) => `/** ${text.trim().replace(/\s+/g, ' ')} */\n`;

/** models.gen.ts: the schemas under their own names. */
export function modelTypes(schemas, from = './schema.gen') {
  const lines = Object.entries(schemas).map(([name, schema]) => {
    const doc = schema.description ? comment(schema.description) : '';
    return `${doc}export type ${name} = components['schemas']['${name}'];\n`;
  });
  return `${BANNER}import type { components } from '${from}';\n\n${lines.join('')}`;
}
