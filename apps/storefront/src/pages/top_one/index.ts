export { createLoader } from './loader';
export { LeaderboardView as View } from './view';
