import type { Part } from './part';
import { actionsParts } from './parts/actions';
import { dataParts } from './parts/data';
import { feedbackParts } from './parts/feedback';
import { fieldParts } from './parts/fields';
import { layoutParts } from './parts/layout';
import { mediaParts } from './parts/media';
import { navigationParts } from './parts/navigation';
import { overlayParts } from './parts/overlay';

/** Providers render no element. */
export const providers = ['LinkProvider', 'ThemeProvider', 'ToastProvider'];

/** All public components of the design system. */
export const parts: Part[] = [
  ...layoutParts,
  ...actionsParts,
  ...navigationParts,
  ...overlayParts,
  ...feedbackParts,
  ...mediaParts,
  ...dataParts,
  ...fieldParts,
];
