import { isToken } from '@vermilion/admission';
import { type OperationRow, operationTable } from '@vermilion/api-client';
import { operatorTable } from '@vermilion/api-client/operator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountHeaders, type ApiAnswer, callApi } from './call-api';
import { clearTokens, keepToken, readToken } from './cookies';
import { type Envelope, readEnvelope, sendFailure, textIn } from './envelope';
import { guardCalls } from './guard';
import { API, type BackOfficeOptions, ROOT } from './host';

/** Requests of a session are small: a password, a code, what a passkey has signed. */
const BODY_SIZE = 32_000;

interface Turn {
  request: FastifyRequest;
  reply: FastifyReply;
  options: BackOfficeOptions;
  secure: boolean;
}

const bodyOf = ({ request: { body } }: Turn) => (Buffer.isBuffer(body) ? body : undefined);

const callTable = (turn: Turn, [method, target]: OperationRow, credentials = {}) => {
  // A GET has no body, whatever the page sends
  const body = method === 'POST' ? bodyOf(turn) : undefined;
  return callApi(turn.request, { method, target, credentials, body }, turn.options);
};

/** Sends the API's answer on, with other data where a token was among them. */
async function answerWith({ reply, options }: Turn, answer: ApiAnswer, changed?: Envelope) {
  const payload = changed ? Buffer.from(JSON.stringify(changed)) : answer.payload;
  reply.type('application/json; charset=utf-8');
  const wait = answer.headers.get('retry-after');
  if (wait) reply.header('retry-after', wait);
  await options.host.sendPayload(reply, answer.status, payload);
}

const isPhone = (body: Buffer | undefined) => textIn(readJson(body), 'phone') !== '';

function readJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return undefined;
  }
}

/** Signs an account in with its password; the token goes into a cookie that no script reads. */
async function signIn(turn: Turn) {
  const { request, reply, secure } = turn;
  const { loginByEmail, loginByPhone } = operationTable;
  const answer = await callTable(turn, isPhone(bodyOf(turn)) ? loginByPhone : loginByEmail);
  const envelope = readEnvelope(answer.payload);
  if (envelope?.code !== 200) return answerWith(turn, answer);
  const token = textIn(envelope.data, 'token').replace(/^Bearer\s+/i, '');
  if (!isToken(token)) return sendFailure(reply, 502, 502, '');
  reply.header('set-cookie', [
    ...keepToken(request.raw, 'account', token, secure),
    ...clearTokens(request.raw, 'key', secure),
  ]);
  await answerWith(turn, answer, { ...envelope, data: null });
}

/** A call of the signed-in account. */
const ofAccount =
  (row: OperationRow, then: (turn: Turn, answer: ApiAnswer) => unknown = answerWith) =>
  async (turn: Turn) => {
    const { token } = readToken(turn.request.raw, 'account', turn.secure);
    if (!token) return sendFailure(turn.reply, 200, 401, 'Please sign in');
    const answer = await callTable(turn, row, accountHeaders(token));
    if (readEnvelope(answer.payload)?.code === 401)
      turn.reply.header('set-cookie', clearTokens(turn.request.raw, 'account', turn.secure));
    await then(turn, answer);
  };

/** The key of the place goes into a cookie, too. */
async function keepKey(turn: Turn, answer: ApiAnswer) {
  const { request, reply, secure } = turn;
  const envelope = readEnvelope(answer.payload);
  const key = textIn(envelope?.data, 'key');
  if (envelope?.code !== 200) return answerWith(turn, answer);
  if (!isToken(key)) return sendFailure(reply, 502, 502, '');
  reply.header('set-cookie', keepToken(request.raw, 'key', key, secure));
  const data = { ...(envelope.data as object), key: '' };
  await answerWith(turn, answer, { ...envelope, data });
}

/** Ends the session of the place. The cookie goes also when the API cannot be asked. */
async function close(turn: Turn) {
  const { request, reply, secure } = turn;
  const { token: key } = readToken(request.raw, 'key', secure);
  const credentials = { authorization: `Bearer ${key}` };
  if (key) await callTable(turn, operatorTable.closeStaffSession, credentials).catch(() => {});
  reply.header('set-cookie', clearTokens(request.raw, 'key', secure));
}

async function signOut(turn: Turn) {
  const { request, reply, secure } = turn;
  await close(turn);
  const { token } = readToken(request.raw, 'account', secure);
  if (token) await callTable(turn, operationTable.logout, accountHeaders(token)).catch(() => {});
  reply.header('set-cookie', clearTokens(request.raw, 'account', secure));
  sendDone(turn);
}

const sendDone = ({ reply }: Turn) => sendFailure(reply, 200, 200, 'ok');

const steps: Record<string, (turn: Turn) => Promise<unknown>> = {
  'sign-in': signIn,
  open: ofAccount(operatorTable.openStaffSession, keepKey),
  close: (turn) => close(turn).then(() => sendDone(turn)),
  'sign-out': signOut,
  accept: ofAccount(operatorTable.acceptStaffInvitation),
};

/** The calls about the account's second factors. */
const ofFactors = Object.values<OperationRow>(operatorTable).filter(([, path]) =>
  path.startsWith(`${API}factor/`),
);

/** A path of the contract with the values of a request's path. */
const filled = (path: string, params: unknown) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textIn(params, name)));

/** `/back-office/session/*`: signing in and out, whose tokens stay in cookies. */
export async function addSession(session: FastifyInstance, options: BackOfficeOptions) {
  guardCalls(session, options);
  const { host, limits } = options;
  const handler = (step: (turn: Turn) => Promise<unknown>) =>
    host.sending((request, reply) =>
      step({ request, reply, options, secure: host.factsOf(request).secure }),
    );
  session.get(`${ROOT}/session/places`, handler(ofAccount(operatorTable.staffPlaces)));
  for (const [name, step] of Object.entries(steps))
    session.post(`${ROOT}/session/${name}`, host.receiving(BODY_SIZE, limits.body), handler(step));
  for (const [method, path, auth, special] of ofFactors)
    session.route({
      method,
      url: `${ROOT}/session/${path.slice(API.length).replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: handler((turn) =>
        ofAccount([method, filled(path, turn.request.params), auth, special])(turn),
      ),
      ...host.receiving(BODY_SIZE, limits.body),
    });
  session.all(`${ROOT}/session/*`, (_request, reply) =>
    sendFailure(reply, 404, 404, 'There is no such call.'),
  );
}
