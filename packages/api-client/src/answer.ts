import { MallError, type MallErrorKind } from './mall-error';

/** The result of a successful call. */
export interface Answer<Data> {
  /** `data` of the envelope. */
  data: Data;
  /** For the shopper if the contract says so (`x-message`). */
  message: string;
}

interface Envelope {
  code: number;
  message: string;
  data: unknown;
  reason?: string;
  field?: string;
}

const KINDS: Record<number, MallErrorKind> = {
  400: 'validation',
  401: 'session',
  403: 'forbidden',
  404: 'notFound',
  428: 'captcha',
  // rate limited, overloaded, or no response from a proxy's upstream
  429: 'http',
  502: 'http',
  503: 'http',
  504: 'http',
  410000: 'session',
  410001: 'session',
  410002: 'session',
};

/** Parses an envelope; undefined for anything else. */
function parseEnvelope(text: string): Envelope | undefined {
  try {
    const { code, message, data, reason, field } = JSON.parse(text);
    if (!Number.isInteger(code)) return undefined;
    const words = typeof message === 'string' ? message : '';
    const name = typeof reason === 'string' ? reason : undefined;
    return { code, message: words, data: data ?? null, reason: name, field };
  } catch {
    return undefined;
  }
}

/** A response as it was received. */
export interface ReceivedAnswer {
  status: number;
  text: string;
  requestId?: string | undefined;
}

/** Unwraps a response. Throws a MallError unless the envelope's code is 200. */
export function readAnswer(
  operation: string,
  { status, text, requestId }: ReceivedAnswer,
): Answer<unknown> {
  const about = { operation, status, requestId };
  const envelope = parseEnvelope(text);
  if (envelope && envelope.code !== 200) {
    const { code, message: serverMessage, reason, field, data } = envelope;
    const kind = KINDS[code] ?? 'business';
    throw new MallError({ ...about, kind, code, serverMessage, reason, field, data });
  }
  if (status >= 400) throw new MallError({ ...about, kind: 'http', code: status });
  if (!envelope) throw new MallError({ ...about, kind: 'unreadable', code: status });
  return { data: envelope.data, message: envelope.message };
}
