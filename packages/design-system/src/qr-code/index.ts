export { QrCode, qrCodeSizes } from './qr-code';
export type { QrCodeProps, QrCodeSize } from './qr-code';
export { qrErrorLevels } from './qr-path';
export type { QrErrorLevel } from './qr-path';
