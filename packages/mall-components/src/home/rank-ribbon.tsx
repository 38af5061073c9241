import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cva } from 'class-variance-authority';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { messages } from './messages';
import * as styles from './rank-ribbon.css';

export interface RankRibbonProps {
  /** From 1; the first three are gold, silver and bronze. */
  rank: number;
}

const metals = ['gold', 'silver', 'bronze'] as const;
const ribbonRecipe = /* @__PURE__ */ cva(styles.ribbon, { variants: { metal: styles.metals } });

/** The rank of goods, as a ribbon at the edge of the image. */
export function RankRibbon({ rank }: RankRibbonProps) {
  const metal = metals[rank - 1] ?? 'plain';
  return (
    <>
      <span className={ribbonRecipe({ metal })} aria-hidden="true">
        <FormattedNumber value={rank} />
      </span>
      <VisuallyHidden>
        <FormattedMessage {...messages.rank} values={{ rank }} />
      </VisuallyHidden>
    </>
  );
}
