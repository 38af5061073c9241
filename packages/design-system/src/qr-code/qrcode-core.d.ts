/** The matrix alone: the library's main entry brings its canvas and file writers along. */
declare module 'qrcode/lib/core/qrcode.js' {
  import type { create as createCode } from 'qrcode';
  export const create: typeof createCode;
}
