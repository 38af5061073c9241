import type { Part } from '../conformance';
import { actionsParts } from './actions';
import { dataParts } from './data';
import { feedbackParts } from './feedback';
import { fieldParts } from './fields';
import { layoutParts } from './layout';
import { mediaParts } from './media';
import { navigationParts } from './navigation';
import { overlayParts } from './overlay';

/** Providers: they render nothing of their own that props could go to. */
export const providers = ['LinkProvider', 'ThemeProvider', 'ToastProvider'];

/** Every public part of the design system. */
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
