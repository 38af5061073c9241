import { describe, expect, it } from 'vitest';
import { createOperatorClient, MallError } from './operator';
import { fakeServer, success } from './testing/fake-server';

const key = `vmo_${'ab'.repeat(24)}`;
const open = (reply: object) => {
  const server = fakeServer(reply);
  const client = createOperatorClient({
    baseUrl: 'http://mall.example/',
    key,
    fetch: server.fetch,
  });
  return { client, server };
};

describe('the operators’ client', () => {
  it('sends the key as a bearer token alone, and the path with its number', async () => {
    const { client, server } = open(success());
    await client.shipOrder({ orderNo: 'SH 1', company: 'Swallow', waybillNo: 'W1' });
    const { url, headers, body } = server.last();
    expect(url).toBe('http://mall.example/api/operator/order/ship/SH%201');
    expect(headers.get('authorization')).toBe(`Bearer ${key}`);
    expect(headers.get('authori-zation')).toBeNull();
    expect(JSON.parse(String(body))).toEqual({ company: 'Swallow', waybillNo: 'W1' });
  });

  it('throws what the server says', async () => {
    const { client } = open({ code: 403, message: 'No.', data: null });
    const error = await client.operatorKeys().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MallError);
    expect(error).toMatchObject({ kind: 'forbidden', serverMessage: 'No.' });
  });
});
