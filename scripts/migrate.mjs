// `npm run migrate`: migrates the mall's database.
import { databaseProgram } from './lib/database-program.mjs';

await databaseProgram('migrate');
