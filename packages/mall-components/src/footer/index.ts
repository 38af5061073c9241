export { Footer } from './footer';
export type { FooterProps } from './footer';
export type { FooterColorModeProps } from './footer-color-mode';
export type { ColorMode, FooterColumn, FooterLink, FooterPayment, FooterPromise } from './types';
