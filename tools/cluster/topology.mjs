import { execFileSync } from 'node:child_process';
import { atEnd } from '../../scripts/lib/cleanup.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';

/** The network of the examples in `deploy/`, whose addresses the machines here have. */
const NET = '10.78.0';
const BRIDGE = 'mallbr0';

/** The last part of each machine's address. */
const MACHINES = {
  proxy: 2,
  storefront1: 11,
  storefront2: 12,
  api1: 21,
  api2: 22,
  pooler: 30,
  database: 31,
  database2: 32,
  etcd1: 41,
  etcd2: 42,
  etcd3: 43,
  watcher: 51,
};
/** Shoppers have an address each, since limits count by address. */
const SHOPPERS = 20;
export const shopperAddress = (at) => `${NET}.${101 + (at % SHOPPERS)}`;

/** The address of this machine, on which shoppers and receivers are. */
export const HERE = `${NET}.1`;
export const addressOf = (machine) => `${NET}.${MACHINES[machine]}`;
const namespaceOf = (machine) => `mall-${machine}`;

const ip = (...words) => execFileSync('ip', words, { stdio: 'pipe' });
const quietly = (...words) => {
  try {
    ip(...words);
  } catch {
    // It is not there
  }
};

function remove() {
  for (const [machine, at] of Object.entries(MACHINES)) {
    // A namespace stays as long as a process that ends in it
    quietly('link', 'del', `m${at}a`);
    quietly('netns', 'del', namespaceOf(machine));
  }
  quietly('link', 'del', BRIDGE);
}

/** Ends what programs have started themselves, and plugs all machines in. */
function clear() {
  for (const machine of Object.keys(MACHINES)) {
    for (const pid of processesOn(machine)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended
      }
    }
    plugIn(machine);
  }
}

/** Whether each machine is there. */
const isOpen = () => {
  const there = ip('netns', 'list').toString();
  return Object.keys(MACHINES).every((machine) =>
    new RegExp(`^${namespaceOf(machine)}( |$)`, 'm').test(there),
  );
};

/**
 * Machines as network namespaces on one bridge, each with an address of its own; shoppers have theirs on this machine.
 * Removed at the end, unless CLUSTER_KEEP is set: then the next trial finds them.
 */
export function openNetwork() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Problem('The trials need Linux and root: each machine is a network namespace.');
  if (!process.env.CLUSTER_KEEP) atEnd(remove);
  atEnd(clear);
  if (isOpen()) return clear();
  remove();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${NET}.1/24`, 'dev', BRIDGE);
  for (let at = 0; at < SHOPPERS; at += 1)
    ip('addr', 'add', `${shopperAddress(at)}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  for (const machine of Object.keys(MACHINES)) {
    const name = namespaceOf(machine);
    const [near, far] = [`m${MACHINES[machine]}a`, `m${MACHINES[machine]}b`];
    ip('netns', 'add', name);
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    ip('link', 'set', near, 'master', BRIDGE, 'up');
    ip('-n', name, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', far);
    ip('-n', name, 'link', 'set', far, 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    ip('-n', name, 'route', 'add', 'default', 'via', `${NET}.1`);
  }
}

/** The command that runs a program on a machine. */
export const onMachine = (machine) => ['ip', 'netns', 'exec', namespaceOf(machine)];

/** Takes a machine off the network, and puts it back. */
export const unplug = (machine) => ip('link', 'set', `m${MACHINES[machine]}a`, 'down');
export const plugIn = (machine) => ip('link', 'set', `m${MACHINES[machine]}a`, 'up');

/** The ids of all processes on a machine. */
export const processesOn = (machine) =>
  ip('netns', 'pids', namespaceOf(machine))
    .toString()
    .trim()
    .split('\n')
    .filter(Boolean)
    .map(Number);
