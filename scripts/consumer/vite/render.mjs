// Writes the server's rendering into the built page, as a static host would serve it.
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist/server/server.js';

const page = 'dist/client/index.html';
writeFileSync(page, readFileSync(page, 'utf8').replace('<!--app-->', render()));
