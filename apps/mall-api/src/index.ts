/** What an extension of the server is made with, see `MallExtension`. */
export type { MallExtension, Progress, SeedOptions } from './extension';
export { runServer } from './command';
export { readSettings, type Settings } from './config/settings';
export { findHomeImages } from './content/home-images';
export type * from './db/schema';
export { addTrace, shipOrder, type Parcel } from './fulfilment/ship';
export type { OperationId, Routes } from './http/handler';
export { sanitizeHtml } from './http/sanitize-html';
export { createImagePool, ImagePoolBusy, type ImagePool } from './images/pool';
export type { Job } from './jobs/job';
export type { Deps } from './kernel/context';
export { allocate, sumOf } from './money/allocate';
export { fromWire } from './money/wire';
export type { PolicyPart } from './policy/read-policy';
export { TEST_PROVIDER } from './payment/test-provider/guises';
export { acceptRefund } from './refund/decide';
export { DEMO_DOMAIN } from './require-no-demo';
export { startMall, type RunningMall } from './start';
