import { Leaderboard, type LeaderboardProps } from './leaderboard';
import { ShopStreet, type ShopStreetProps } from './shop-street';
import * as styles from './street-and-leaderboard.css';

export interface StreetAndLeaderboardProps {
  /** Props of the `ShopStreet`. */
  street: ShopStreetProps;
  /** Props of the `Leaderboard`. */
  leaderboard: LeaderboardProps;
}

/** The shop street next to the bestsellers. */
export function StreetAndLeaderboard({ street, leaderboard }: StreetAndLeaderboardProps) {
  return (
    <div className={styles.pair}>
      <ShopStreet {...street} />
      <Leaderboard {...leaderboard} />
    </div>
  );
}
