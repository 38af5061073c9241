import type { Metrics } from '@vermilion/telemetry';
import type { CallerLimiter } from './caller-limiter';

/** What expensive calls occupy, and how many wait or were refused, by their kind. */
export function addAdmissionMetrics(
  metrics: Metrics,
  limiters: Readonly<Record<string, CallerLimiter>>,
): void {
  const read = (key: 'used' | 'waiting' | 'refused') => () =>
    Object.entries(limiters).map(([kind, of]) => ({ labels: { kind }, value: of.counts()[key] }));
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
}
