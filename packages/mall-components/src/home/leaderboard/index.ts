export { Leaderboard } from './leaderboard';
export type { LeaderboardProps } from './leaderboard';
