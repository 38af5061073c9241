export { mockHandlers, type MockOptions } from './mock/mock-handlers';
