import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/lib/root.mjs';
import { scratch } from './engines.mjs';
import { start, until } from './machine.mjs';
import { addressOf } from './topology.mjs';

const url = `http://${addressOf('watcher')}:9090`;

/** A minute of the rules lasts a second, so that a trial does not take hours; limits and sentences are those of the file. */
const hurried = (rules) =>
  rules
    .replace(/for: (\d+)m$/gm, 'for: $1s')
    .replace('for: 1h', 'for: 5s')
    .replaceAll('[5m]', '[20s]');

/** Prometheus with the repository's rules, which asks these machines: by the name of the job. */
export async function startPrometheus(jobs) {
  const folder = scratch();
  const rules = readFileSync(join(root, 'deploy/prometheus/vermilion.rules.yml'), 'utf8');
  writeFileSync(join(folder, 'rules.yml'), hurried(rules));
  const scrape = Object.entries(jobs).map(([job, targets]) => ({
    job_name: job,
    static_configs: [{ targets }],
  }));
  const settings = {
    global: { scrape_interval: '1s', scrape_timeout: '900ms', evaluation_interval: '1s' },
    rule_files: [join(folder, 'rules.yml')],
    scrape_configs: scrape,
  };
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(settings));
  const words = [`--config.file=${join(folder, 'prometheus.yml')}`];
  words.push(`--storage.tsdb.path=${join(folder, 'data')}`, '--web.listen-address=0.0.0.0:9090');
  const part = start('watcher', ['prometheus', ...words]);
  await until('Prometheus', async () => (await fetch(`${url}/-/ready`)).ok, part);
  return { ...part, names: [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name) };
}

/** The names of the alerts that fire now. */
export async function firing() {
  const { data } = await (await fetch(`${url}/api/v1/alerts`)).json();
  return new Set(
    data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname),
  );
}

/** The seconds until an alert fires; undefined when it does not in this time. */
export async function secondsUntil(name, patience = 90_000) {
  const began = performance.now();
  while (performance.now() - began < patience) {
    if ((await firing()).has(name)) return (performance.now() - began) / 1000;
    await pause(250);
  }
  return undefined;
}
