import { logOptions } from '@vermilion/telemetry';
import fastify from 'fastify';
import { logTo } from '../log';

/** The lines that are logged from now on, until a mall is opened, which has a log of its own. */
export function captureLog(): string[] {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  logTo(fastify({ logger: logOptions('info', stream) }).log);
  return lines;
}
