import { runServer } from '@vermilion/mall-api';
import { demoMall } from './demo-mall';
import { emptyMall } from './empty-mall';

const isEmpty = process.env.MALL_SEED?.trim() === 'none';
await runServer(process.argv.slice(2), isEmpty ? emptyMall : demoMall);
