export { mockFetch } from './mock/mock-fetch';
export type { MockCategory, MockData, MockGoods } from './mock/mock-data';
export { mockHandlers, type MockOptions } from './mock/mock-handlers';
