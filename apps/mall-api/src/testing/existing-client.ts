import { expect } from 'vitest';

/**
 * Calls a listening server like the existing client's HTTP library: its headers on every call, JSON with a
 * charset, and none of the later extensions. Any status but 200 fails the test.
 */
export class ExistingClient {
  constructor(
    readonly base: string,
    public token = '',
  ) {}

  private get headers(): Record<string, string> {
    const session = this.token && {
      'Authori-zation': this.token,
      Authorization: `Bearer ${this.token}`,
    };
    return { Accept: 'application/json, text/plain, */*', 'Form-type': 'pc', ...session };
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look at what came over the wire
  private async send(path: string, init: RequestInit): Promise<any> {
    const response = await fetch(this.base + path, init);
    const { code, message, data } = await response.json();
    expect([response.status, code], `${path}: ${message}`).toEqual([200, 200]);
    return data;
  }

  get(path: string) {
    return this.send(path, { headers: this.headers });
  }

  post(path: string, body?: object) {
    const type = { 'Content-Type': 'application/json;charset=utf-8' };
    const headers = body ? { ...this.headers, ...type } : this.headers;
    return this.send(path, { method: 'POST', headers, body: body && JSON.stringify(body) });
  }

  /** Its uploads join a base that ends with a slash to a path that begins with one. */
  upload(picture: Uint8Array<ArrayBuffer>) {
    const body = new FormData();
    body.append('multipart', new File([picture], 'mug.png', { type: 'image/png' }));
    const path = '//api/front/upload/image?model=product&pid=1';
    return this.send(path, { method: 'POST', headers: this.headers, body });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The values at a path such as `orderList[].merId`; undefined where missing. */
function valuesAt(data: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, step) => {
      const name = step.replace('[]', '');
      const found = values.map((value) => (isRecord(value) ? value[name] : undefined));
      if (!step.endsWith('[]')) return found;
      // an empty list says nothing about its rows
      return found.flatMap((list) => (Array.isArray(list) && list.length > 0 ? list : [undefined]));
    },
    [data],
  );
}

/**
 * Asserts that the fields the client reads are present and not null, except for paths with a question mark.
 */
export function expectFields(data: unknown, paths: string): void {
  const absent = paths.split(/\s+/).filter((path) => {
    const values = valuesAt(data, path.replace('?', ''));
    return values.some((value) => value === undefined || (value === null && !path.endsWith('?')));
  });
  expect(absent, JSON.stringify(data)).toEqual([]);
}
