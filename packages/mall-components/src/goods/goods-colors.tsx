import { ColorSwatch } from '@vermilion/design-system/color-swatch';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './card-messages';
import * as styles from './goods-card.css';
import type { GoodsSummary } from './types';

/** Swatches that a card has room for. */
const MOST = 5;

/** The colours that goods can be had in. They are no links: the card is one. */
export function GoodsColors({ colors }: Required<Pick<GoodsSummary, 'colors'>>) {
  const { formatList, formatNumber } = useIntl();
  const shown = colors.slice(0, MOST);
  return (
    <p className={styles.colors}>
      <VisuallyHidden>
        <FormattedMessage
          {...messages.colors}
          values={{ names: formatList(colors.map(({ name }) => name)) }}
        />
      </VisuallyHidden>
      {shown.map(({ name, color }) => (
        <ColorSwatch key={name} color={color} size="sm" />
      ))}
      {colors.length > MOST && (
        <span aria-hidden="true">+{formatNumber(colors.length - MOST)}</span>
      )}
    </p>
  );
}
