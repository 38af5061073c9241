// `npm run doctor`: says what is wrong with the mall's settings and database, and what to do. `-- --json` for programs.
import { databaseProgram } from './lib/database-program.mjs';

await databaseProgram('doctor', ...process.argv.slice(2));
