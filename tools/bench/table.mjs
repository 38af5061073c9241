/** The lower median. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The percentile by nearest rank. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/**
 * A row for each call: its rate, the static rate of the same run, its cost, and whether both limits
 * are met. `share` is the minimum fraction of the static rate, `statements` the maximum number of
 * statements.
 */
export function summarise(targets, measured) {
  const staticRate = median(measured.static.map(({ rate }) => rate));
  return targets.map(({ name, share, statements: most }) => {
    const rounds = measured[name];
    const of = (key) => median(rounds.map((round) => round[key]));
    const rate = of('rate');
    const row = { name, rate, ratio: rate / staticRate, failures: 0 };
    row.failures = rounds.reduce((sum, round) => sum + round.failures, 0);
    if (share === undefined) return { ...row, holds: row.failures === 0 };
    const statements = of('statements');
    const holds =
      row.failures === 0 && row.ratio >= share && (most === undefined || statements <= most + 0.05);
    return { ...row, share, statements, most, cpuMs: of('cpuMs'), holds };
  });
}

const part = (ratio) => (ratio >= 1 ? '1' : `1/${(1 / ratio).toFixed(1)}`);

/** The rows as text. */
export function formatTable(rows) {
  const header = ['call', 'requests/s', 'of static', 'wanted', 'SQL/request', 'CPU ms/request', ''];
  const lines = rows.map((row) => [
    row.name,
    row.rate.toFixed(0),
    part(row.ratio),
    row.share ? part(row.share) : '',
    row.statements === undefined
      ? ''
      : row.statements.toFixed(1) + (row.most === undefined ? '' : ` (at most ${row.most})`),
    row.cpuMs === undefined ? '' : row.cpuMs.toFixed(2),
    row.failures ? `${row.failures} FAILED ANSWERS` : row.holds ? 'holds' : 'MISSED',
  ]);
  return columns([header, ...lines], [0, 6]);
}

/**
 * Limits of checkouts: no failures, number of statements, and the rate relative to the baseline
 * (`startFloor`).
 */
const checkoutTargets = { statements: 20, share: 1 / 4 };

/**
 * Whether no checkout failed or exceeded its statements, and the best rate is the required share of
 * the baseline's.
 */
export function checkoutHolds(rows) {
  const isCheap = ({ failures, statements }) =>
    failures === 0 && statements <= checkoutTargets.statements + 0.05;
  const best = (key) => Math.max(...rows.map((row) => row[key]));
  return rows.every(isCheap) && best('rate') / best('floor') >= checkoutTargets.share;
}

/** Cost of checkouts by concurrency, with the static rate and the baseline of the same run. */
export function formatCheckouts(rows, staticRate) {
  const header = [
    ...['at once', 'checkouts/s', 'of static', 'bare statements/s', 'of these'],
    ...['SQL', 'Node CPU ms', 'PostgreSQL ms', ''],
  ];
  const lines = rows.map((row) => [
    ...[String(row.atOnce), row.rate.toFixed(1), part(row.rate / staticRate)],
    ...[row.floor.toFixed(1), part(row.rate / row.floor)],
    ...[row.statements.toFixed(1), row.cpuMs.toFixed(2), row.databaseMs.toFixed(2)],
    row.failures ? `${row.failures} FAILED` : '',
  ]);
  return columns([header, ...lines], [header.length - 1]);
}

/** Cost of each call of a checkout, and the total. */
export function formatCalls(rows) {
  const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
  const whole = { name: 'total', statements: sum('statements') };
  const all = [...rows, { ...whole, cpuMs: sum('cpuMs'), databaseMs: sum('databaseMs') }];
  const lines = all.map(({ name, statements, cpuMs, databaseMs }) => [
    ...[name, statements.toFixed(1), cpuMs.toFixed(2), databaseMs.toFixed(2)],
  ]);
  return columns([['call', 'SQL', 'Node CPU ms', 'PostgreSQL ms'], ...lines], [0]);
}

/** Aligned columns: numbers at the right, the columns `left` at the left. */
export function columns(lines, left) {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  const align = (cell, i) => (left.includes(i) ? cell.padEnd(widths[i]) : cell.padStart(widths[i]));
  return lines.map((line) => line.map(align).join('   ').trimEnd()).join('\n');
}
