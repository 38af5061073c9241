import { Leaderboard, type LeaderboardProps } from './leaderboard';
import { ShopStreet, type ShopStreetProps } from './shop-street';
import * as styles from './street-and-leaderboard.css';

export interface StreetAndLeaderboardProps {
  /** Props of the `ShopStreet`. */
  street: ShopStreetProps;
  /** Props of the `Leaderboard`. */
  leaderboard: LeaderboardProps;
}

/** The shop street next to the bestsellers; a part without anything is not shown. */
export function StreetAndLeaderboard({ street, leaderboard }: StreetAndLeaderboardProps) {
  if (street.shops.length === 0 && leaderboard.goods.length === 0) return null;
  if (street.shops.length === 0) return <Leaderboard {...leaderboard} />;
  if (leaderboard.goods.length === 0) return <ShopStreet {...street} />;
  return (
    <div className={styles.pair}>
      <ShopStreet {...street} />
      <Leaderboard {...leaderboard} />
    </div>
  );
}
