import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { handlers } from '../domains';
import { type TestApp, withDatabases } from '../testing/app';
import { contractOperations, operatorOperations } from './contract';

interface Call {
  method: 'GET' | 'POST';
  path: string;
  served: boolean;
  why?: string;
}

const file = createRequire(import.meta.url).resolve('@vermilion/api-client/contract/calls.yaml');
const calls = Object.values<Call[]>(parse(readFileSync(file, 'utf8'))).flat();
const url = (call: Call) => call.path.replace(/\{(\w+)\}/g, ':$1');
const named = (served: boolean) =>
  calls.filter((call) => call.served === served).map((call) => `${call.method} ${url(call)}`);

describe('the list of calls', () => {
  test('names every call once', () => {
    const paths = calls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test('marks as served what the contract describes, and nothing else', () => {
    const described = contractOperations.map((operation) => `${operation.method} ${operation.url}`);
    expect(described.sort()).toEqual(named(true).sort());
  });

  test.each(calls.filter(({ served }) => !served))('says why $method $path is missing', (call) => {
    expect(call.why).toMatch(/^(Not yet|Never): .+\.$/);
  });
});

describe('calls', () => {
  test('every handler is one of a call in the contract', () => {
    const ids = new Set([...contractOperations, ...operatorOperations].map(({ id }) => id));
    expect(Object.keys(handlers).filter((id) => !ids.has(id))).toEqual([]);
  });

  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    test('the server has a route for each call that is marked as served, and for no other', () => {
      const routed = calls.filter((call) =>
        mall.app.hasRoute({ method: call.method, url: url(call) }),
      );
      expect(routed.map((call) => `${call.method} ${url(call)}`)).toEqual(named(true));
    });

    test('the server has a route for each call of operators', () => {
      const unrouted = operatorOperations.filter(
        ({ method, url }) => !mall.app.hasRoute({ method, url }),
      );
      expect(unrouted.map(({ id }) => id)).toEqual([]);
    });
  });
});
