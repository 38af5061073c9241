import type { InjectOptions } from 'fastify';
import type { TestApp } from './app';
import type { Answer } from './call';

interface Sending {
  key: string;
  /** `Idempotency-Key`; by default another one each time. */
  requestId?: string;
  shopId?: number;
  /** As the client claims. */
  name?: string;
}

let uploads = 0;

/** Uploads a file to a call of operators, the way a browser sends forms. */
export async function sendPicture(
  { app }: TestApp,
  path: '/api/operator/picture/upload' | '/api/operator/picture/mall/upload',
  bytes: Uint8Array,
  { key, requestId = `upload ${(uploads += 1)}`, shopId, name = 'me.jpg' }: Sending,
): Promise<Answer> {
  const form = new FormData();
  form.append('multipart', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  const request = new Request('http://mall.test', { method: 'POST', body: form });
  const options: InjectOptions = {
    method: 'POST',
    url: path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-image-addresses': 'relative',
      'idempotency-key': requestId,
      authorization: `Bearer ${key}`,
    },
  };
  if (shopId !== undefined) options.query = { shopId: String(shopId) };
  const response = await app.inject(options);
  return response.json<Answer>();
}
