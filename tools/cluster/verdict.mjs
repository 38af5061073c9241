/** Prints one line of a verdict, and remembers failures in the exit code. */
export function judge(what, found, isMet, bar) {
  console.log(`${isMet ? 'met  ' : 'MISSED'} ${what}: ${found} (bar: ${bar})`);
  if (!isMet) process.exitCode = 1;
}

/** Prints what went wrong: how much of each kind in each second, and one of each kind. */
export function tellFailures(failures, most = 12) {
  const kinds = new Map();
  for (const { at = '', ms, path = '', status, text = '', kind = '' } of failures) {
    const name = [at.slice(11, 19), kind, status, text.slice(0, 90)].join(' ');
    const known = kinds.get(name) ?? { count: 0, ms: 0, path };
    kinds.set(name, { ...known, count: known.count + 1, ms: Math.max(known.ms, Math.round(ms)) });
  }
  const lines = [...kinds].map(
    ([name, { count, ms, path }]) => `${count} × ${name} (up to ${ms} ms, such as ${path})`,
  );
  for (const line of lines.slice(0, most)) console.log(`       ${line}`);
  if (lines.length > most) console.log(`       and ${lines.length - most} more kinds`);
}

/** Prints when HAProxy took a part out, and why. */
export function tellProxy({ log }) {
  for (const line of log.join('').split('\n'))
    if (/ is (DOWN|UP)/.test(line)) console.log(`       ${line.slice(0, 160)}`);
}
