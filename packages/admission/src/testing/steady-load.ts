import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const CLIENTS = 12;
const LOOK_EVERY_MS = 20;

const ask = (url: string, agent?: Agent) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });

/** What a load was answered. */
export interface Answered {
  /** Requests that got the expected response. */
  fine: number;
  /** What happened to all others. */
  failures: string[];
}

/**
 * A load as a proxy sends it: over connections that are kept, as long as `/readyz` says yes, and without asking again for
 * what was in flight. `isFine` judges a response. `begun` resolves when all its clients have been answered.
 */
export function steadyLoad(
  origin: string,
  path: string,
  isFine: (status: number, text: string) => boolean,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS, scheduling: 'lifo' });
  const answered: Answered = { fine: 0, failures: [] };
  let isReady = true;
  const watch = async () => {
    while (isReady) {
      isReady = await ask(`${origin}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
      await pause(LOOK_EVERY_MS);
    }
  };
  const one = () =>
    ask(origin + path, agent).then(
      ({ status, text }) => {
        if (isFine(status, text)) answered.fine += 1;
        else answered.failures.push(`${status} ${text.slice(0, 200)}`);
      },
      (error: Error) => void answered.failures.push(String(error)),
    );
  const first = Array.from({ length: CLIENTS }, one);
  const client = async (begun: Promise<void>) => {
    await begun;
    while (isReady) await one();
  };
  const ended = Promise.all([watch(), ...first.map(client)]).then(() => {
    agent.destroy();
    return answered;
  });
  return { begun: Promise.all(first).then(() => {}), ended };
}
