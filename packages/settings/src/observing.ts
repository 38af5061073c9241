import { integer, text } from './types';

/** What operators see of a server. Traces have the standard variables `OTEL_*`, see docs/operations/seeing.md. */
export const observing = {
  METRICS_PORT: {
    type: integer(0, 65_535),
    description:
      'port for metrics in the format of Prometheus, one for each process; without it there are none. `npm start` takes the next one for the storefront',
  },
  METRICS_HOST: {
    type: text,
    default: '127.0.0.1',
    description: 'interface of that port; never one that the world can reach',
  },
} as const;

/** Where metrics are served; undefined: nowhere. */
export const metricsAddress = (values: {
  METRICS_PORT: number | undefined;
  METRICS_HOST: string;
}): { host: string; port: number } | undefined =>
  values.METRICS_PORT === undefined
    ? undefined
    : { host: values.METRICS_HOST, port: values.METRICS_PORT };
