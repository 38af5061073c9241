export { StreetAndLeaderboard } from './street-and-leaderboard';
export type { StreetAndLeaderboardProps } from './street-and-leaderboard';
