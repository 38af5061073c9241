/** Prints one line of a verdict, and remembers failures in the exit code. */
export function judge(what, found, isMet, bar) {
  console.log(`${isMet ? 'met  ' : 'MISSED'} ${what}: ${found} (bar: ${bar})`);
  if (!isMet) process.exitCode = 1;
}

/** Prints what went wrong, at most a few of each kind. */
export function tellFailures(failures, most = 8) {
  for (const one of failures.slice(0, most)) console.log('      ', JSON.stringify(one));
  if (failures.length > most) console.log(`       and ${failures.length - most} more`);
}
