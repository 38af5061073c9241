// `npm run init`: makes an empty database a mall that can be operated. Asks, unless flags answer: `npm run init -- --name …`.
import { databaseProgram } from './lib/database-program.mjs';

await databaseProgram('init', ...process.argv.slice(2));
