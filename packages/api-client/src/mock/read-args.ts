import type { OperationRow } from '../operation';

type Fields = Record<string, unknown>;

/** Servers of this family take numbers and booleans as text, and an empty string as absent. */
function plain(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) && !/^-?0\d/.test(text) ? Number(text) : text;
}

const plainFields = (pairs: Iterable<[string, unknown]>): Fields =>
  Object.fromEntries(
    [...pairs]
      .filter(([, one]) => one !== '')
      .map(([key, one]) => [key, typeof one === 'string' ? plain(one) : one]),
  );

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The arguments of a call: path, query and body as one object, as the client takes them. */
export async function readArgs(
  [method, , , special]: OperationRow,
  request: Request,
  path: Record<string, string | readonly string[] | undefined>,
): Promise<Fields> {
  const inUrl = plainFields([...new URL(request.url).searchParams, ...Object.entries(path)]);
  if (method === 'GET') return inUrl;
  if (special?.form && /form/.test(request.headers.get('content-type') ?? '')) {
    return { ...inUrl, ...plainFields(await request.formData()) };
  }
  const text = await request.text();
  const body = text && readJson(text);
  if (special?.body) return { ...inUrl, [special.body]: body };
  return { ...inUrl, ...(typeof body === 'object' ? body : {}) };
}
