import type { OperatorGoods } from '@vermilion/api-client/operator';
import { Link } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { MallImage } from '@vermilion/mall-components/settings';
import * as styles from './goods.css';

/** The name of goods with their picture, as a link to where they are edited. */
export function GoodsName({ goods }: { goods: OperatorGoods }) {
  return (
    <div className={styles.named}>
      {goods.image ? (
        <MallImage src={goods.image} alt="" sizes="2.5rem" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <Link href={`/goods/${goods.id}`} className={styles.name}>
        <Truncate lines={2}>{goods.name}</Truncate>
      </Link>
    </div>
  );
}
