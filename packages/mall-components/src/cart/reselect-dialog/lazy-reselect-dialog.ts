'use client';
import { lazyComponent } from '../../internal/lazy-component';

const load = () => import('./reselect-dialog');

/** The dialog; its code is loaded when it first opens, or when the shopper is about to open it. */
export const LazyReselectDialog = lazyComponent(async () => (await load()).ReselectDialog);

/** Fetches the code of the dialog; a failure is told when the dialog is opened. */
export const preloadReselectDialog = () => void load().catch(() => undefined);
