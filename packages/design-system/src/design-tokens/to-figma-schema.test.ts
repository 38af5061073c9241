import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PostVariablesRequestBody } from '@figma/rest-api-spec';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { brands } from '../brands/all';
import { toFigma } from './to-figma';

const { resolve } = createRequire(import.meta.url);
const text = readFileSync(resolve('@figma/rest-api-spec/openapi/openapi.yaml'), 'utf8');
// a colour with its alpha is also one without: of these alternatives several may match
const api = parse(text.replaceAll('oneOf:', 'anyOf:'));

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema(api, 'figma');
const path = '/paths/~1v1~1files~1{file_key}~1variables/post/requestBody/content/application~1json';
const isBody = ajv.compile({ $ref: `figma#${encodeURI(path)}/schema` });

describe("what Figma's published API says of toFigma", () => {
  // the types of the API are checked by the compiler
  const body: PostVariablesRequestBody = toFigma(brands);
  const { variableCollections = [], variableModes = [], variables = [] } = body;
  const { variableModeValues = [] } = body;

  it('is that it is a body of POST /v1/files/:file_key/variables', () => {
    isBody(body);
    expect(isBody.errors).toBeNull();
    expect(isBody({ ...body, variables: [{ action: 'CREATE', name: 'x' }] })).toBe(false);
  });

  it('is that it is within the limits', () => {
    expect(variableModes.length).toBeLessThanOrEqual(40);
    const names = variableModes.map((mode) => ('name' in mode && mode.name) || '');
    expect(names.filter(({ length }) => length === 0 || length > 40)).toEqual([]);
    expect(variables.length).toBeLessThanOrEqual(5000);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(4 * 1024 * 1024);
  });

  it('is that temporary ids are unique, and stand for something in the body', () => {
    const created = [...variableCollections, ...variableModes, ...variables].map(({ id }) => id);
    expect(new Set(created).size).toBe(created.length);
    const named = [
      ...variableModes.map((mode) => 'variableCollectionId' in mode && mode.variableCollectionId),
      ...variableModeValues.flatMap(({ variableId, modeId }) => [variableId, modeId]),
    ];
    expect(named.filter((id) => !created.includes(id || undefined))).toEqual([]);
  });
});
