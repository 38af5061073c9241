import Ajv from 'ajv';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { describe, expect, it } from 'vitest';
import document from '../contract/openapi.json';
import operators from '../contract/operator.json';
import { operationTable } from './generated/operations.gen';
import { operatorTable } from './generated/operator-operations.gen';

interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

interface Operation {
  operationId: string;
  description?: string;
  security: object[];
  'x-body-arg'?: string;
  'x-reasons'?: string[];
  parameters?: { name: string; in: string; schema: object }[];
  requestBody?: {
    content: Record<string, { schema: object; examples?: { request: { value: unknown } } }>;
  };
  responses: {
    200: {
      content: {
        'application/json': { schema: object; examples?: { success: { value: Envelope } } };
      };
    };
  };
}

// the inferred type of the JSON module differs for every call
const callsOf = ({ paths }: { paths: object }) =>
  Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
const calls = callsOf(document);
const operatorCalls = callsOf(operators);
const everyCall = [...calls, ...operatorCalls];
const schemas = { ...document.components.schemas, ...operators.components.schemas };

const answerOf = (call: Operation) => call.responses[200].content['application/json'].schema;
const withSchemas = (schema: object): object => ({ ...schema, components: { schemas } });

// Its parameter type wants literal `type` values, which a JSON module does not have.
const serialiser = (schema: object) => fastJsonStringify(withSchemas(schema) as Schema);

/** As a Fastify server sets it up, but strict about what it does not know. */
const ajv = new Ajv({ coerceTypes: 'array', useDefaults: true, allowUnionTypes: true });
ajv.addKeyword('components');
ajv.addKeyword('x-text');
ajv.addKeyword('x-enumDescriptions');

describe('the generated table', () => {
  it('holds every call of the contract and no other', () => {
    expect(Object.keys(operationTable).sort()).toEqual(
      calls.map(({ operationId }) => operationId).sort(),
    );
  });

  it.each(calls)('describes $operationId as the contract does', (call) => {
    const row = Object.entries(operationTable).find(([id]) => id === call.operationId)?.[1];
    expect(row?.slice(0, 2)).toEqual([call.method.toUpperCase(), call.path]);
    const security = { none: [], required: [{ token: [] }], optional: [{}, { token: [] }] };
    expect(call.security).toEqual(row && security[row[2]]);
  });
});

describe('the table of operators', () => {
  it('holds every call of their contract, as it describes it, and none of the storefront', () => {
    const rows = operatorCalls.map(({ operationId, method, path }) => [
      operationId,
      [method.toUpperCase(), path, 'required'],
    ]);
    const described = Object.entries(operatorTable).map(([id, row]) => [id, row.slice(0, 3)]);
    expect(described).toEqual(rows);
    expect(Object.keys(operatorTable).filter((id) => id in operationTable)).toEqual([]);
  });

  it.each(operatorCalls)(
    'has $operationId below /api/operator, behind at most one scope',
    (call) => {
      expect(call.path).toMatch(/^\/api\/operator\//);
      const [{ operatorKey = [], session } = {}, ...others] = call.security as {
        operatorKey?: string[];
        session?: string[];
      }[];
      expect(others).toEqual([]);
      const scopes: string[] = operators.components.schemas.OperatorScope.enum;
      expect(operatorKey.filter((scope) => !scopes.includes(scope))).toEqual([]);
      // Of people who come in, and of the calling key itself
      const ofTheKey = ['operatorSelf', 'closeStaffSession', 'staffMails', 'setStaffMail'];
      const isWithout = session || ofTheKey.includes(call.operationId);
      expect(operatorKey).toHaveLength(isWithout ? 0 : 1);
    },
  );
});

describe.each(everyCall)('$operationId', (call) => {
  it('has a parameter for each name in its path and uses no name twice', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = call.parameters ?? [];
    const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect(declared).toEqual(inPath);
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
  });

  it('can be validated', () => {
    const bodies = Object.values(call.requestBody?.content ?? {}).map(({ schema }) => schema);
    const fields = (call.parameters ?? []).map(({ name, schema }) => [name, schema]);
    const parameters = { type: 'object', properties: Object.fromEntries(fields) };
    for (const part of [parameters, ...bodies]) {
      expect(ajv.compile(withSchemas(part))).toBeTypeOf('function');
    }
  });

  it('can be serialised: a failure keeps data null', () => {
    expect(ajv.compile(withSchemas(answerOf(call)))).toBeTypeOf('function');
    const serialise = serialiser(answerOf(call));
    const failed = { code: 500, message: 'why', data: null };
    expect(JSON.parse(serialise(failed))).toEqual(failed);
  });
});

interface ObjectSchema {
  $ref?: string;
  allOf?: ObjectSchema[];
  properties?: object;
}

/** The names of the fields of an object, also of those that its schema refers to. */
function fieldsOf({ $ref, allOf = [], properties = {} }: ObjectSchema): string[] {
  const name = $ref?.split('/').at(-1) ?? '';
  const named = (schemas as Record<string, ObjectSchema>)[name];
  const others = [...allOf, ...(named ? [named] : [])].flatMap((one) => fieldsOf(one));
  return [...Object.keys(properties), ...others];
}

describe('examples', () => {
  const exampleOf = (call: Operation) =>
    call.responses[200].content['application/json'].examples?.success.value;
  const exact = new Ajv({ strict: false, allErrors: true });

  it.each(everyCall)('has a success of $operationId that its schema allows', (call) => {
    const example = exampleOf(call);
    exact.validate(withSchemas(answerOf(call)), example);
    expect(exact.errors).toBeNull();
    expect(example?.code).toBe(200);
  });

  it('hold nothing that a server would not send', () => {
    const sent = everyCall.map((call) => JSON.parse(serialiser(answerOf(call))(exampleOf(call))));
    expect(sent).toEqual(everyCall.map(exampleOf));
  });

  it.each(operatorCalls.filter(({ requestBody }) => requestBody?.content['application/json']))(
    'has a request of $operationId that its schema allows, of known fields alone',
    ({ requestBody }) => {
      const { schema, examples } = requestBody?.content['application/json'] ?? {};
      const request = examples?.request.value as object;
      exact.validate(withSchemas(schema ?? {}), request);
      expect(exact.errors).toBeNull();
      expect(fieldsOf(schema ?? {})).toEqual(expect.arrayContaining(Object.keys(request)));
    },
  );

  /** All values of a property, at any depth. */
  const valuesOf = (name: string, value: unknown): unknown[] =>
    value === null || typeof value !== 'object'
      ? []
      : Object.entries(value).flatMap(([key, one]) => (key === name ? [one] : valuesOf(name, one)));

  it.each([
    ['productId', [101, 102, 103]],
    ['goodsId', [101, 102, 103]],
    ['merId', [7, 8, null]],
    ['shopId', [7, 8, null]],
    ['merOrderNo', ['SH20260302093101']],
    ['preOrderNo', ['PRE20260302093000']],
    ['refundOrderNo', ['RF20260306101500', null]],
    ['refundNo', ['RF20260306101500']],
  ])('are of the same goods, shops and order: %s', (name, known) => {
    const values = new Set(everyCall.flatMap((call) => valuesOf(name, exampleOf(call))));
    expect(values.size).toBeGreaterThan(0);
    expect([...values].filter((value) => !known.includes(value as never))).toEqual([]);
  });
});

describe('reasons', () => {
  const { enum: reasons, 'x-enumDescriptions': meanings } = document.components.schemas.ErrorReason;

  it('are all described, and each is that of a call', () => {
    expect(Object.keys(meanings)).toEqual(reasons);
    const used = new Set(everyCall.flatMap((call) => call['x-reasons'] ?? []));
    expect([...used].sort()).toEqual([...reasons].sort());
  });

  it('are listed for each call that rules of the mall refuse', () => {
    const refusable = everyCall.filter(({ description }) => description?.includes('500'));
    expect(refusable.length).toBeGreaterThan(0);
    expect(refusable.filter((call) => !call['x-reasons']?.length)).toEqual([]);
  });
});

describe('serialisation', () => {
  const serialise = (id: string, data: unknown) => {
    const call = calls.find(({ operationId }) => operationId === id);
    if (!call) throw new Error(`No call ${id}.`);
    const write = serialiser(answerOf(call));
    return JSON.parse(write({ code: 200, message: 'ok', data })).data;
  };

  it('goes down the whole category tree and drops what the contract does not know', () => {
    const leaf = { id: 3, name: 'c', childList: [] };
    const tree = [{ id: 1, name: 'a', childList: [{ id: 2, name: 'b', childList: [leaf] }] }];
    expect(serialise('categoryTree', [{ ...tree[0], secret: 1 }])).toEqual(tree);
  });

  it('keeps skus under the values they are chosen by', () => {
    const sku = { id: 9, stock: 1, price: '1.00', otPrice: null, image: '' };
    const shop = { name: '', avatar: '', isSelf: true, starLevel: 5, typeId: 1, isCollect: false };
    const productInfo = {
      id: 1,
      merId: 2,
      sliderImage: '[]',
      storeName: '',
      price: '1.00',
      otPrice: null,
      sales: 0,
      ficti: 0,
      stock: 1,
      unitName: '',
      content: null,
    };
    const data = {
      productInfo,
      productAttr: [],
      productValue: { '红,XL': sku },
      merchantInfo: { ...shop, proList: [] },
      userCollect: false,
      guaranteeList: null,
    };
    expect(serialise('productDetail', data)).toEqual(data);
  });
});
