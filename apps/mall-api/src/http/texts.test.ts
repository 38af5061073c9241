import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { contractOperations, operatorOperations, sharedSchemas } from './contract';
import type { JsonSchema } from './number-range';

/** Texts that nobody reads as they were sent: secrets, keys, numbers, pictures, and what has a reader of its own. */
const HAVE_A_READER = new Set([
  ...[
    'password',
    'newPassword',
    'passwordAgain',
    'graphicKey',
    'graphicCode',
    'identity',
    'quoteHash',
  ],
  ...[
    'oauthToken',
    'oauthTokenSecret',
    'oauthVerifier',
    'code',
    'state',
    'stateSecret',
    'accessToken',
  ],
  ...[
    'phone',
    'email',
    'postCode',
    'orderNo',
    'preOrderNo',
    'payType',
    'payChannel',
    'token',
    'payerID',
  ],
  ...[
    'avatar',
    'pics',
    'refund_reason_wap_img',
    'qualificationPicture',
    'category',
    'shopCourierFreight',
  ],
  // Addresses, times and HTML of operators
  ...['icon', 'picture', 'pictures', 'link', 'fromTime', 'untilTime', 'endTime', 'description'],
]);

/** Cells of a file, each read by a rule of its own; bodies that are one text: an e-mail address or a token. */
const isRead = (path: string) =>
  /^importGoods\.(rows|columns)/.test(path) ||
  // Cleaned where goods are read, so that the refusal has a reason
  /^(create|save)Goods\.(name|keyword|intro|unit)$/.test(path) ||
  // Names of pictures
  path.startsWith('saveMallLook.') ||
  // As the text that it translates; HTML
  /^(saveTranslation\.(source|text)|(create|save)Agreement\.text)$/.test(path) ||
  !path.includes('.') ||
  HAVE_A_READER.has(path.slice(path.lastIndexOf('.') + 1));

interface Found {
  path: string;
  schema: JsonSchema;
}

/** Every schema of a text in a body, with its place. */
function textsIn(schema: unknown, path: string): Found[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, type, properties, items, ...rest } = schema as Record<string, unknown>;
  if (typeof $ref === 'string') return textsIn(shared($ref), path);
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  const below = Object.entries((properties ?? {}) as object).flatMap(([name, one]) =>
    textsIn(one, `${path}.${name}`),
  );
  const others = [...[rest.allOf, rest.anyOf, rest.oneOf].flat(), items];
  return [
    ...(isText ? [{ path, schema: schema as JsonSchema }] : []),
    ...below,
    ...others.flatMap((one) => textsIn(one, path)),
  ];
}

function shared(ref: string): unknown {
  const [$id, path = ''] = ref.split('#/');
  const document: unknown = sharedSchemas.find((one) => one.$id === $id);
  return path
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
}

const isFree = ({ schema }: Found) =>
  !['x-text', 'pattern', 'enum', 'const', 'format', 'contentMediaType'].some(
    (key) => key in schema,
  );

describe('texts in bodies', () => {
  it('are cleaned, unless a rule of their own reads them', () => {
    const free = [...contractOperations, ...operatorOperations].flatMap(({ id, body }) =>
      textsIn(body, id).filter(isFree),
    );
    expect(free.map(({ path }) => path).filter((path) => !isRead(path))).toEqual([]);
  });
});

describe('a text of a person', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    const address = {
      realName: 'Ann',
      email: 'ann@mall.example',
      phone: '5550100',
      country: 'United States',
      countryCode: '1',
      detail: '1 Pier Road',
      postCode: '94105',
    };

    it.each(['\u200b', '\u2800', '\u3164', '\u202e', ' \u2066\u2069 '])(
      'that shows nothing is refused by the name of its field: %j',
      async (nothing) => {
        const { token } = await mall.signUp();
        for (const field of ['realName', 'detail'] as const) {
          const body = { ...address, [field]: nothing };
          const answer = await mall.call('saveAddress', { token, body });
          expect(answer).toMatchObject({ code: 400, message: `${field} must not be empty` });
        }
        expect(await mall.call('editUser', { token, body: { nickname: nothing } })).toMatchObject({
          code: 400,
          message: 'nickname must not be empty',
        });
      },
    );

    it('keeps the joiners of its script, and loses what would turn the line around', async () => {
      const { token } = await mall.signUp();
      const body = { ...address, realName: 'می\u200cخواهم\u202e', detail: '  Pier\n1\u2067 ' };
      const { data } = await mall.call('saveAddress', { token, body });
      expect(data).toMatchObject({ realName: 'می\u200cخواهم', detail: 'Pier 1' });
    });
  });
});
