export { NOTE_MAX, OrderNote } from './order-note';
export type { OrderNoteProps } from './order-note';
