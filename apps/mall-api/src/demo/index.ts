export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
export { requireNoDemo } from './require-no-demo';
export { seedDemo, type SeedOptions } from './seed';
