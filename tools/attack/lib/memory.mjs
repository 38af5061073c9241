import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB on Linux, else 0. */
export function memory({ child }) {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
  } catch {
    return 0;
  }
}

/** Measures the memory of a process until `end` is called, which returns the most. */
export function watchMemory(server) {
  let most = memory(server);
  const timer = setInterval(() => (most = Math.max(most, memory(server))), 50);
  return {
    end() {
      clearInterval(timer);
      return Math.max(most, memory(server));
    },
  };
}
