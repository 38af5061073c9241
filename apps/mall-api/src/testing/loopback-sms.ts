import type { FastifyInstance } from 'fastify';
import type { LoopbackState } from './loopback-state';

export const TWILIO = {
  accountSid: 'ACloopback',
  authToken: 'loopback-token',
  from: '+15005550006',
};

type Fields = Record<string, string>;

/** A fake of Twilio's Messages API. `GET /twilio/messages.json` lists the received messages. */
export function loopbackSms(app: FastifyInstance, state: LoopbackState): void {
  const { accountSid, authToken } = TWILIO;
  const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  app.post<{ Body: Fields }>(
    `/twilio/2010-04-01/Accounts/${accountSid}/Messages.json`,
    (request, reply) => {
      if (request.headers.authorization !== basic) return reply.code(401).send({ code: 20003 });
      const { To: to = '', From: from = '', Body: text = '' } = request.body;
      if (!/^\+\d{6,15}$/.test(to)) {
        return reply.code(400).send({ code: 21211, message: `Invalid 'To' number: ${to}` });
      }
      state.messages.push({ to, from, text });
      return reply.code(201).send({ sid: `SM${state.messages.length}`, status: 'queued' });
    },
  );

  app.get('/twilio/messages.json', () => state.messages);
}
