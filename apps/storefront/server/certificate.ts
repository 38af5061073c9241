import { connect } from 'node:tls';
import type { Metrics } from '@vermilion/telemetry';

const EVERY_MS = 3_600_000;
const TIMEOUT_MS = 5000;

/** When the certificate that browsers are shown ends, in seconds since 1970; undefined where nobody answers. */
export function endOfCertificate({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    // One that has ended, or is not trusted, has an end to tell too
    const options = { host: hostname, port: Number(port || 443), servername: hostname };
    const socket = connect({ ...options, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to ?? '');
      socket.destroy();
      resolve(Number.isNaN(end) ? undefined : end / 1000);
    });
    const give = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.on('error', give).on('timeout', give);
  });
}

/** Looks hourly at the certificate of a mall with https, which its proxy has. */
export function watchCertificate(metrics: Metrics, origin: string | undefined): () => void {
  if (!origin?.startsWith('https:')) return () => {};
  let end: number | undefined;
  const look = async () => void (end = await endOfCertificate(new URL(origin)));
  void look();
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  metrics.gauge({
    name: 'vermilion_certificate_end_timestamp_seconds',
    help: 'When the certificate of the mall’s public address ends, in seconds since 1970.',
    read: () => (end === undefined ? [] : [{ value: end }]),
  });
  return () => clearInterval(timer);
}
