import { runServer } from './command';

await runServer(process.argv.slice(2));
