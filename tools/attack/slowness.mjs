import { connect } from 'node:net';
import { formatTally, percentile, tally } from './lib/numbers.mjs';

export const name = 'slowness';

const CONNECTIONS = 40;
const LIMIT_MS = 75_000;

/** Sends a request head and then a byte every two seconds; resolves to the seconds until the connection closes. */
function slowRequest(url, head) {
  const { hostname, port } = new URL(url);
  const began = Date.now();
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(head));
    const timer = setInterval(() => socket.write('x'), 2000);
    const end = () => {
      clearInterval(timer);
      clearTimeout(limit);
      socket.destroy();
      resolve((Date.now() - began) / 1000);
    };
    const limit = setTimeout(end, LIMIT_MS);
    socket.on('data', () => {});
    socket.on('error', end);
    socket.on('end', end);
    socket.on('close', end);
  });
}

/** Slow connections, and response times of other requests meanwhile. */
export async function attack({ storefrontUrl, apiUrls }) {
  const post = [
    'POST /api/front/login/email HTTP/1.1',
    'Host: 127.0.0.1',
    'X-Vermilion: 1',
    'Content-Type: application/json',
    'Content-Length: 100000',
    '',
    '{',
  ].join('\r\n');
  const head = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-';
  const slow = [storefrontUrl, apiUrls[0]].flatMap((url) => [
    ...Array.from({ length: CONNECTIONS / 4 }, () => slowRequest(url, post)),
    ...Array.from({ length: CONNECTIONS / 4 }, () => slowRequest(url, head)),
  ]);
  const times = [];
  const statuses = [];
  for (let n = 0; n < 20; n += 1) {
    const began = Date.now();
    const response = await fetch(`${storefrontUrl}/`).catch(() => ({ status: 0 }));
    await response.arrayBuffer?.();
    statuses.push(response.status);
    times.push(Date.now() - began);
  }
  const durations = await Promise.all(slow);
  return [
    {
      attack: 'slow requests (slowloris)',
      count: durations.length,
      expected: 'closed within 60 s',
      result: `longest ${Math.round(Math.max(...durations))} s`,
      passed: Math.max(...durations) < 60,
    },
    {
      attack: 'other requests meanwhile',
      count: times.length,
      expected: 'served',
      result: `${formatTally(tally(statuses))}, median ${percentile(times, 0.5)} ms`,
      passed: statuses.every((status) => status === 200),
    },
  ];
}
