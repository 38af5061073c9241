import type { ComponentDocs } from '../docs/component-docs';

export const qrCodeDocs: ComponentDocs = {
  summary: 'Opens a link on another device, by scanning the code.',
  insteadOf: [
    { to: 'lead on within this device', use: 'Link: nobody can scan the screen in their own hand' },
    { to: 'show a code that is typed in', use: 'Text, and CodeField where it is entered' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is one picture; its label says where it leads and is required.',
    'Dark on light with four modules of quiet zone, also in dark mode and under forced colours: readers need it.',
    'A camera is not at everybody’s hand: give the same link in text beside it.',
  ],
  do: [
    'Encode the shortest link there is; fewer modules read from further away.',
    'Raise the error level where something may cover the code, and then its size with it.',
  ],
  dont: [
    'Do not lay a logo over it without error level H.',
    'Do not hand it text that a visitor typed: what is too long throws an error.',
  ],
};
