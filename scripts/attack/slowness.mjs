import { connect } from 'node:net';
import { inWords, percentile, tally } from './lib/numbers.mjs';

export const name = 'slowness';

const CONNECTIONS = 40;
const PATIENCE = 75_000;

/** Opens a connection, sends a head and then a byte now and then; resolves to the seconds it was borne. */
function dripping(url, head) {
  const { hostname, port } = new URL(url);
  const began = Date.now();
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(head));
    const drip = setInterval(() => socket.write('x'), 2000);
    const end = () => {
      clearInterval(drip);
      clearTimeout(limit);
      socket.destroy();
      resolve((Date.now() - began) / 1000);
    };
    const limit = setTimeout(end, PATIENCE);
    socket.on('data', () => {});
    socket.on('error', end);
    socket.on('end', end);
    socket.on('close', end);
  });
}

/** Connections that send drop by drop, and what others notice of them. */
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
    ...Array.from({ length: CONNECTIONS / 4 }, () => dripping(url, post)),
    ...Array.from({ length: CONNECTIONS / 4 }, () => dripping(url, head)),
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
  const borne = await Promise.all(slow);
  return [
    {
      attack: 'requests sent drop by drop',
      tried: borne.length,
      promised: 'ended within 60 s',
      seen: `the longest ${Math.round(Math.max(...borne))} s`,
      holds: Math.max(...borne) < 60,
    },
    {
      attack: 'visitors meanwhile',
      tried: times.length,
      promised: 'served',
      seen: `${inWords(tally(statuses))}, median ${percentile(times, 0.5)} ms`,
      holds: statuses.every((status) => status === 200),
    },
  ];
}
