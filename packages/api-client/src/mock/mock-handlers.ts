import { delay as pause, http, HttpResponse, type RequestHandler } from 'msw';
import { exampleData, exampleMessages } from '../generated/examples.gen';
import type { ErrorReason } from '../generated/models.gen';
import type { MallArgs, MallData, MallReasons, OperationId } from '../generated/operations.gen';
import { operationTable } from '../generated/operations.gen';
import type { OperationRow } from '../operation';
import { accountResolvers } from './account';
import { addressResolvers } from './addresses';
import { cartResolvers } from './cart';
import { catalogueResolvers } from './catalogue';
import { checkoutResolvers } from './checkout';
import { collectionResolvers } from './collection';
import { couponResolvers } from './coupons';
import type { MockData } from './mock-data';
import { orderActionResolvers } from './order-actions';
import { orderResolvers } from './orders';
import { ownCatalogue } from './own-catalogue';
import { paymentResolvers } from './payment';
import { pointsResolvers } from './points';
import { readArgs } from './read-args';
import { Refusal } from './refusal';
import { reviewResolvers } from './reviews';
import { createState, type MockState } from './state';
import { translated } from './translated';

export interface MockOptions {
  /** Goods, categories and trending searches instead of those of the contract's examples. */
  data?: MockData;
  /** Base URL of the mocked server; `''` for the origin of the page. */
  baseUrl: string;
  /** Data of calls instead of the mock's own, or a function of their arguments. */
  overrides?: {
    [Id in OperationId]?: MallData[Id] | ((args: MallArgs[Id]) => MallData[Id]);
  };
  /** Calls that are refused, with their reason. */
  fail?: { [Id in OperationId]?: MallReasons[Id] };
  /** Whether calls need no token. Default: they answer 401 without one, as a server does. */
  signedIn?: boolean;
  /** Milliseconds before each response. Default: none. */
  delay?: number;
  /** Milliseconds until shops ship an order that is paid, or paid on delivery. Default: a minute. */
  shipAfter?: number;
}

type AnyResolver = (state: MockState, args: unknown, origin: string) => unknown;

const resolvers: Record<string, AnyResolver | undefined> = {
  ...accountResolvers,
  ...addressResolvers,
  ...cartResolvers,
  ...catalogueResolvers,
  ...checkoutResolvers,
  ...collectionResolvers,
  ...couponResolvers,
  ...orderActionResolvers,
  ...orderResolvers,
  ...paymentResolvers,
  ...pointsResolvers,
  ...reviewResolvers,
} as Record<string, AnyResolver>;

const refused = (code: number, message: string, reason?: ErrorReason) =>
  HttpResponse.json({ code, message, data: null, ...(reason && { reason }) });

/** The origin of the page that calls; of the mock where the request does not tell. */
function originOf({ headers, referrer, url }: Request): string {
  const page = headers.get('origin') ?? referrer;
  return new URL(/^https?:/.test(page) ? page : url).origin;
}

const firstAccepted = ({ headers }: Request): string =>
  headers.get('accept-language')?.split(/[,;]/)[0]?.trim() ?? '';

const hasToken = ({ headers }: Request) =>
  headers.has('authori-zation') || headers.has('authorization');

/**
 * Request handlers of MSW for every call of the contract: `setupWorker(...mockHandlers({ baseUrl: '' }))`.
 * Account, cart, saved and collected goods, followed shops, addresses, orders, their payments, coupons, points
 * and reviews have a state, which lasts as long as these handlers; other calls answer with the examples of the contract, calls below `/api` that it does not
 * have with 404 in the envelope.
 */
export function mockHandlers({ baseUrl, ...options }: MockOptions): RequestHandler[] {
  const base = baseUrl.replace(/\/+$/, '');
  const {
    data,
    overrides = {},
    fail = {},
    signedIn = false,
    delay = 0,
    shipAfter = 60_000,
  } = options;
  const state = createState(shipAfter, Boolean(data));
  let language: string | undefined;

  /** The caller's own goods in the language of a request; made anew when it is another one. */
  function setLanguage(request: Request) {
    const accepted = firstAccepted(request);
    if (!data || language === accepted) return;
    language = accepted;
    state.catalogue = ownCatalogue(translated(data, accepted));
  }

  function dataOf(id: OperationId, args: unknown, origin: string): unknown {
    const override: unknown = overrides[id];
    if (typeof override === 'function') return override(args);
    if (override !== undefined) return override;
    return resolvers[id] ? resolvers[id](state, args, origin) : exampleData[id];
  }

  const handlers = Object.entries(operationTable).map(([name, row]: [string, OperationRow]) => {
    const id = name as OperationId;
    const [method, path, auth] = row;
    const url = base + path.replace(/\{(\w+)\}/g, ':$1');
    return http[method === 'GET' ? 'get' : 'post'](url, async ({ request, params }) => {
      if (delay) await pause(delay);
      const reason: ErrorReason | undefined = fail[id];
      if (reason) return refused(500, `Refused by the mock: ${reason}`, reason);
      if (auth === 'required' && !signedIn && !hasToken(request)) {
        return refused(401, 'Please sign in first');
      }
      try {
        const args = await readArgs(row, request, params);
        setLanguage(request);
        const answer = dataOf(id, args, originOf(request));
        const message = exampleMessages[id] ?? 'success';
        return HttpResponse.json({ code: 200, message, data: answer });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return refused(error.code, error.message, error.reason);
      }
    });
  });
  return [...handlers, http.all(`${base}/api/*`, () => refused(404, 'There is no such call'))];
}
