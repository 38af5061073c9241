// Writes the server-rendered HTML into the built page, like a static host.
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist/server/server.js';

const page = 'dist/client/index.html';
writeFileSync(page, readFileSync(page, 'utf8').replace('<!--app-->', await render()));
