'use client';
import { lazyComponent } from '../../internal/lazy-component';

const load = () => import('./reselect-dialog');

/** The dialog, loaded when it first opens or is preloaded. */
export const LazyReselectDialog = lazyComponent(async () => (await load()).ReselectDialog);

/** Preloads the dialog's code; a failure is reported when the dialog is opened. */
export const preloadReselectDialog = () => void load().catch(() => undefined);
