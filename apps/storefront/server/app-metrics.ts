import type { Metrics } from '@vermilion/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Admission } from './admission/admission';
import type { WaitingRoom } from './line/waiting-room';
import { operationOf } from './operation-of';
import type { PageCache } from './page-cache';
import type { PublicResponseCache } from './public-response-cache';

interface Parts {
  admission: Admission;
  pageCache: PageCache;
  responseCache: PublicResponseCache;
  room: WaitingRoom | undefined;
}

/** Registers the metrics of a storefront server. */
export function addMetrics(metrics: Metrics, app: FastifyInstance, parts: Parts): void {
  metrics.observe(app, operationOf);
  addPlaces(metrics, parts.admission);
  if (parts.room) addLine(metrics, parts.room);
  const caches = { pages: parts.pageCache, responses: parts.responseCache };
  const add = (key: 'hits' | 'misses', help: string) =>
    metrics.counter({
      name: `vermilion_cache_${key}_total`,
      help,
      labels: ['cache'],
      read: () =>
        Object.entries(caches).map(([cache, of]) => ({
          labels: { cache },
          value: of.counts()[key],
        })),
    });
  add('hits', 'Look-ups that found something in a cache of the process.');
  add('misses', 'Look-ups that found nothing in a cache of the process.');
}

function addLine(metrics: Metrics, { counts }: WaitingRoom): void {
  metrics.gauge({
    name: 'vermilion_line_waiting',
    help: 'Visitors who wait in line for a page.',
    read: () => [{ value: counts().waiting }],
  });
  metrics.counter({
    name: 'vermilion_line_visitors_total',
    help: 'Visitors who are no longer in line, by outcome: let in, or left.',
    labels: ['outcome'],
    read: () => {
      const { entered, left } = counts();
      return Object.entries({ entered, left }).map(([outcome, value]) => ({
        labels: { outcome },
        value,
      }));
    },
  });
}

function addPlaces(metrics: Metrics, { counts }: Admission): void {
  const read = (key: 'used' | 'waiting' | 'refused') => () => {
    const { pages, calls, pictures } = counts();
    return Object.entries({ pages, calls, pictures }).map(([kind, of]) => ({
      labels: { kind },
      value: of[key],
    }));
  };
  const labels = ['kind'];
  metrics.gauge({
    name: 'vermilion_admission_used',
    help: 'Places that are occupied at this moment, by kind of work.',
    labels,
    read: read('used'),
  });
  metrics.gauge({
    name: 'vermilion_admission_waiting',
    help: 'Requests that wait for a place, by kind of work.',
    labels,
    read: read('waiting'),
  });
  metrics.counter({
    name: 'vermilion_admission_refused_total',
    help: 'Requests that were refused because a share or everything was occupied, by kind of work.',
    labels,
    read: read('refused'),
  });
  metrics.gauge({
    name: 'vermilion_unread_bytes',
    help: 'Bytes of answers that wait in memory to be read.',
    read: () => [{ value: counts().unreadBytes }],
  });
}
