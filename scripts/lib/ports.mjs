import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/** Tries to listen; resolves to the port (the given one, or a free one for 0), or to the error code. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: got } = server.address();
      server.close(() => resolve(got));
    });
  });
}

/** A free port on the loopback interface. */
export const freePort = () => tryPort(0, '127.0.0.1');

/** Reads a port from the environment and validates it. */
export function portSetting(name, fallback, env = process.env) {
  const text = env[name]?.trim() || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Problem(`${name} is "${text}", which is not a port: give a number from 1 to 65535.`);
  }
  return port;
}

/** Throws if a port is not available, with the setting that changes it. */
export async function requirePort(port, name, host) {
  for (const address of host ? [host] : ['127.0.0.1', undefined]) {
    const got = await tryPort(port, address);
    if (got === port) continue;
    const why = {
      EADDRINUSE: `Port ${port} is taken by another program.`,
      EACCES: `Port ${port} may not be opened by this user.`,
    };
    const sentence = why[got] ?? `Port ${port} cannot be opened (${got}).`;
    throw new Problem(
      `${sentence} Choose another with ${name}, for example: ${name}=${port + 10} npm start`,
    );
  }
}
