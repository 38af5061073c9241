import type { DaySales } from '@vermilion/api-client/operator';
import { minorOf } from '@vermilion/mall-data/format';
import { useMallFormat } from '../wire/use-mall-format';
import * as styles from './sales-bars.css';

const STEP = 10;
const WIDTH = 7;
const HEIGHT = 100;

/** The sums of some days as bars. A table beside it says the same. */
export function SalesBars({ days }: { days: readonly DaySales[] }) {
  const mall = useMallFormat();
  const amounts = days.map(({ amount }) => minorOf(mall, amount));
  const highest = Math.max(1, ...amounts);
  const width = days.length * STEP;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.bars}
    >
      <line x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} className={styles.ground} />
      {days.map(({ date }, at) => {
        const height = ((amounts[at] ?? 0) / highest) * HEIGHT;
        return (
          <rect
            key={date}
            x={at * STEP + (STEP - WIDTH) / 2}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            className={styles.bar}
          />
        );
      })}
    </svg>
  );
}
