export { Recipient } from './recipient';
export type { RecipientProps } from './recipient';
