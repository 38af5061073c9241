import { BANNER } from './types.mjs';

const hasParams = (op, where) => (op.parameters ?? []).some((one) => one.in === where);
const FORM = 'multipart/form-data';
const isForm = (op) => FORM in (op.requestBody?.content ?? {});
const bodyType = (op) => (isForm(op) ? FORM : 'application/json');
const bodySchema = (op) => op.requestBody?.content?.[bodyType(op)]?.schema;
const isText = (op) => 'text/plain' in (op.requestBody?.content ?? {});

/** The type of a call's flat arguments: path, query and body fields. */
function argsType(op) {
  const ref = `operations['${op.operationId}']`;
  const parts = ['path', 'query']
    .filter((where) => hasParams(op, where))
    .map((where) => `NonNullable<${ref}['parameters']['${where}']>`);
  if (bodySchema(op)) {
    const body = `NonNullable<${ref}['requestBody']>['content']['${bodyType(op)}']`;
    parts.push(op['x-body-arg'] ? `{ ${op['x-body-arg']}: ${body} }` : body);
  }
  return parts.join(' & ') || 'NoArgs';
}

const needsArgs = (op) =>
  Boolean(op.requestBody) || (op.parameters ?? []).some((one) => one.required);

/** The query parameters of a call that also has a body. */
const queryOfPost = (op) =>
  op.method === 'post'
    ? (op.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => `'${name}'`)
    : [];

function dataType({ answer: { data, nullable } }) {
  const plain = !data ? 'null' : typeName(data);
  return nullable ? `${plain} | null` : plain;
}

const reasonsType = (op) => op['x-reasons']?.map((name) => `'${name}'`).join(' | ') ?? 'never';

function typeName(schema) {
  if (schema.$ref) return `components['schemas']['${schema.$ref.split('/').at(-1)}']`;
  if (schema.type === 'array') return `${typeName(schema.items)}[]`;
  return { boolean: 'boolean', string: 'string', integer: 'number' }[schema.type];
}

/** `none`, `required`, or `optional` for calls that also work without a session. */
function authOf({ security }) {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

/** A row of the table: method, path, auth, and special handling. */
function row(op) {
  const special = [
    op['x-body-arg'] && `body: '${op['x-body-arg']}'`,
    isText(op) && 'text: true',
    isForm(op) && 'form: true',
    queryOfPost(op).length > 0 && `query: [${queryOfPost(op).join(', ')}]`,
    op['x-action'] && 'action: true',
    op['x-idempotent'] && 'idempotent: true',
  ].filter(Boolean);
  const cells = [op.method.toUpperCase(), op.path, authOf(op)].map((cell) => `'${cell}'`);
  if (special.length) cells.push(`{ ${special.join(', ')} }`);
  return `  ${op.operationId}: [${cells.join(', ')}],\n`;
}

const list = (operations, line) => operations.map(line).join('');
const doc = (op) => `  /** ${op.summary}. \`${op.method.toUpperCase()} ${op.path}\` */\n`;
const optional = (op) => (needsArgs(op) ? '' : '?');

/** The types of a table's calls: arguments, data, and functions. */
const callTypes = (operations, name) => `
/** Arguments of each call: path, query and body fields in one object. */
export interface ${name}Args {
${list(operations, (op) => `  ${op.operationId}: ${argsType(op)};\n`)}}

/** Result of each call on success: \`data\` of the envelope. */
export interface ${name}Data {
${list(operations, (op) => `  ${op.operationId}: ${dataType(op)};\n`)}}

/** The \`reason\` of each call's refusals. */
export interface ${name}Reasons {
${list(operations, (op) => `  ${op.operationId}: ${reasonsType(op)};\n`)}}

/** A function for each call. Throws a MallError if the code is not 200. */
export interface ${name}Calls {
${list(
  operations,
  (op) =>
    `${doc(op)}  ${op.operationId}(args${optional(op)}: ${name}Args['${op.operationId}'], options?: CallOptions): Promise<${name}Data['${op.operationId}']>;\n`,
)}}
`;

/** operations.gen.ts: the operation table of the client, and its typed functions. */
export function operationTable(operations) {
  const queries = operations.filter((op) => op.method === 'get' && !op['x-action']);
  return `${BANNER}import type { CallOptions, NoArgs, OperationRow, Query } from '../operation';
import type { components, operations } from './schema.gen';

/** All calls of the contract by operationId. */
export const operationTable = {
${list(operations, row)}} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operationTable;
${callTypes(operations, 'Mall')}
/** A query factory for each read. */
export interface MallQueries {
${list(
  queries,
  (op) =>
    `${doc(op)}  ${op.operationId}(args${optional(op)}: MallArgs['${op.operationId}']): Query<'${op.operationId}', MallArgs['${op.operationId}'], MallData['${op.operationId}']>;\n`,
)}}
`;
}

const isPublicRead = (op) => op.method === 'get' && !op['x-action'] && authOf(op) !== 'required';

/** public-reads.gen.ts: the rows of public reads, for clients that load the others on demand. */
export const publicReads = (
  operations,
) => `${BANNER}import type { OperationRow } from '../operation';

/** Calls that need no session. */
export const publicReads: Record<string, OperationRow> = {
${list(operations.filter(isPublicRead), row)}};
`;

/**
 * operator-operations.gen.ts: the same for operators, in a separate module, so that storefronts do
 * not load it.
 */
export const operatorTable = (
  operations,
) => `${BANNER}import type { CallOptions, NoArgs, OperationRow } from '../operation';
import type { components, operations } from './operator-schema.gen';

/** All calls of the operators' contract by operationId. */
export const operatorTable = {
${list(operations, row)}} as const satisfies Record<string, OperationRow>;

export type OperatorOperationId = keyof typeof operatorTable;
${callTypes(operations, 'Operator')}`;
