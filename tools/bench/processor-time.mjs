import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds per tick of /proc. */
const TICK_MS = 10;

/** Processor time in milliseconds of a process with its descendants, also of those that have ended. Needs Linux. */
export function processorTime(pid) {
  // Before its own time, which includes that of children that have ended
  const ofChildren = childrenOf(pid).reduce((sum, child) => sum + processorTime(child), 0);
  const stat = read(`/proc/${pid}/stat`);
  // The name in parentheses may contain spaces; utime, stime, cutime and cstime are fields 14 to 17
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks * TICK_MS + ofChildren;
}

const childrenOf = (pid) =>
  threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
  );

function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // has just ended
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // has just ended
  }
}
