import * as bodies from './bodies.mjs';
import * as cart from './cart.mjs';
import * as connections from './connections.mjs';
import * as crashes from './crashes.mjs';
import * as fuzz from './fuzz.mjs';
import * as hoarding from './hoarding.mjs';
import * as hosts from './hosts.mjs';
import * as kills from './kills.mjs';
import * as manyConnections from './many-connections.mjs';
import * as paths from './paths.mjs';
import * as pictures from './pictures.mjs';
import * as readers from './readers.mjs';
import * as renders from './renders.mjs';
import * as resets from './resets.mjs';
import * as rush from './rush.mjs';
import * as slowness from './slowness.mjs';
import * as strangers from './strangers.mjs';
import * as strangersPaid from './strangers-paid.mjs';
import * as webhooks from './webhooks.mjs';

/** In this order: attacks that close connections and kill processes are last. */
export const attacks = [
  paths,
  hosts,
  strangers,
  strangersPaid,
  webhooks,
  cart,
  hoarding,
  slowness,
  resets,
  bodies,
  readers,
  manyConnections,
  renders,
  pictures,
  rush,
  fuzz,
  connections,
  crashes,
  kills,
];
