import { describe, expect, it } from 'vitest';
import document from '../contract/openapi.json';
import { createMallClient } from './client';
import type { OperationId } from './generated/operations.gen';
import { fakeServer, success } from './testing/fake-server';

type Fields = Record<string, unknown>;

const [email, phone, captcha] = ['ann@example.com', '13800000001', '123456'];
const [password, countryCode] = ['Secret-1', 86];
const reset = { email, captcha, newPassword: password, passwordAgain: password };
const twitter = { oauthToken: 't', oauthTokenSecret: 's', oauthVerifier: 'v' };

/** Calls that every server of this API family has, verbatim: what they send, and fields of the response. */
const calls: [OperationId, Fields, request: string, response: string][] = [
  ['shopTypes', {}, 'GET /api/front/merchant/all/type/list', '[].id [].name'],
  ['shopCategories', {}, 'GET /api/front/merchant/all/category/list', '[].id [].name'],
  ['categoryTree', {}, 'GET /api/front/product/category', '[].id [].name [].childList'],
  ['loginPicture', {}, 'GET /api/pc/login/getLoginPic', 'loginLeftImage'],
  [
    'userMenu',
    {},
    'GET /api/front/user/menu/user',
    'routine_my_menus routine_my_menus[].id routine_my_menus[].name routine_my_menus[].pc_url',
  ],
  [
    'loginMethodInfo',
    {},
    'GET /api/front/login/method/info',
    'visitorOpen facebookOpen facebookAppId',
  ],
  [
    'twitterRequestToken',
    { end: 'pc' },
    'GET /api/front/login/twitter/request/token?end=pc',
    'authorizationURL',
  ],
  ['sendRegisterEmailCode', { email }, `POST /api/front/login/email/captcha ${email}`, ''],
  [
    'sendForgottenPasswordCode',
    { email },
    `POST /api/front/login/email/forget/password ${email}`,
    '',
  ],
  [
    'sendPhoneCode',
    { phone, countryCode: '+86' },
    `POST /api/front/login/sendCode phone=${phone}&countryCode=%2B86`,
    '',
  ],
  [
    'resetPasswordByEmail',
    reset,
    `POST /api/front/login/email/reset/password ${JSON.stringify(reset)}`,
    '',
  ],
  ...(
    [
      ['loginByPhone', 'mobile/password', { phone, password, countryCode }],
      ['loginByPhoneCode', 'mobile/captcha', { phone, captcha, countryCode }],
      ['loginByEmail', 'email', { email, password }],
      ['registerVisitor', 'register/visitor', { countryCode, email, phone }],
      ['registerByEmail', 'register/email', { email, captcha, password }],
      ['registerByPhone', 'register/mobile', { countryCode, captcha, phone, password }],
      ['loginByTwitter', 'twitter', twitter],
    ] as const
  ).map(([id, path, fields]): [OperationId, Fields, string, string] => [
    id,
    fields,
    `POST /api/front/login/${path} ${JSON.stringify(fields)}`,
    'token',
  ]),
  ['logout', {}, 'GET /api/front/login/logout', ''],
  ['userInfo', {}, 'GET /api/front/user/info', 'nickname avatar phone email'],
  ['tokenExists', {}, 'POST /api/front/login/token/is/exist', ''],
  ['homeIndex', {}, 'GET /api/pc/home/index', 'logoUrl shopPayCurrency'],
  [
    'cartCount',
    { numType: true, type: 'total' },
    'GET /api/front/cart/count?numType=true&type=total',
    'count',
  ],
  ['hotKeywords', {}, 'GET /api/front/search/keyword', '[].id [].title'],
];

interface Schema {
  $ref?: string;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}
const schemas: Record<string, Schema> = document.components.schemas as never;
const resolved = ({ $ref, ...schema }: Schema = {}): Schema =>
  $ref ? resolved(schemas[$ref.split('/').at(-1) ?? '']) : schema;

/** The schema of a response's `data`. */
function dataOf(id: OperationId): Schema {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const call = operations.find(({ operationId }) => operationId === id);
  const { schema } = call.responses[200].content['application/json'];
  return resolved(resolved(schema).properties?.data);
}

/** Whether a response always has a field, such as `list[].id`. */
function isAlwaysIn(schema: Schema, path: string): boolean {
  const [, name = '', list, rest] = /^(\w*)(\[\])?\.?(.*)$/.exec(path) ?? [];
  if (name && !schema.required?.includes(name)) return false;
  const field = name ? resolved(schema.properties?.[name]) : schema;
  return !rest || isAlwaysIn(list ? resolved(field.items) : field, rest);
}

describe('storefront calls', () => {
  it.each(calls)('%s with %j is sent as other servers read it', async (id, args, request) => {
    const server = fakeServer(success());
    const client = createMallClient({ baseUrl: 'https://api.mall.test', fetch: server.fetch });
    await (client[id] as (fields: Fields) => Promise<unknown>)(args);
    const { method, url, body } = server.last();
    const sent = body instanceof FormData ? new URLSearchParams([...body] as never) : body;
    const target = url.replace(/^https:\/\/api\.mall\.test/, '');
    expect([method, target, ...(sent === undefined ? [] : [String(sent)])].join(' ')).toBe(request);
  });

  it.each(calls.filter(([, , , response]) => response))(
    '%s with %j as %s has %s in its response',
    (id, _args, _request, response) => {
      const data = dataOf(id);
      expect(response.split(' ').filter((path) => !isAlwaysIn(data, path))).toEqual([]);
    },
  );
});
