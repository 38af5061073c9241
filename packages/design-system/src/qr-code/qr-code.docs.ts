import type { ComponentDocs } from '../docs/component-docs';

export const qrCodeDocs: ComponentDocs = {
  summary: 'Opens a link on another device, by scanning the code.',
  insteadOf: [
    { to: 'navigate on this device', use: 'Link: the device cannot scan its own screen' },
    { to: 'show a code to type', use: 'Text, and CodeField to enter it' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is an image; its label describes the target and is required.',
    'Dark on light with a quiet zone of four modules, also in dark mode and in forced colours: readers need it.',
    'Not everybody can scan: add the same link as text.',
  ],
  do: [
    'Encode a short URL; fewer modules can be scanned from further away.',
    'Raise the error correction level if part of the code may be covered, and its size.',
  ],
  dont: [
    'Do not overlay a logo without level H.',
    'Do not pass user input: too long text throws an error.',
  ],
};
