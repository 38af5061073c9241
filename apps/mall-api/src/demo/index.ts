export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
export { seedDemo, type SeedOptions } from './seed';
