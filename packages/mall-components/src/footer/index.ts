export { Footer } from './footer';
export type { FooterProps } from './footer';
export type { FooterColumn, FooterLink, FooterPayment } from './types';
