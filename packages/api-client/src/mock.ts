export { mockFetch } from './mock/mock-fetch';
export { mockHandlers, type MockOptions } from './mock/mock-handlers';
