import { runServer } from '@vermilion/mall-api';
import { demoMall } from './demo-mall';

await runServer(process.argv.slice(2), demoMall);
