import type { AppDeps } from '../../app/deps';

export const createLoader = (_deps: AppDeps) => async () => null;
