import { useMoneyFormat } from '@vermilion/mall-components/settings';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** The labels of the filters. */
export function useFilterTexts() {
  const { formatMessage } = useIntl();
  const { digits, parts } = useMoneyFormat();
  /** Whole amounts without decimals: the limits of ranges are round. */
  const money = (minor: number) =>
    parts(minor)
      .map(({ kind, text }) => (kind === 'fraction' && minor % 10 ** digits === 0 ? '' : text))
      .join('');
  return {
    formatMessage,
    /** A price range, in minor units. */
    price(min: number | undefined, max: number | undefined) {
      if (min === undefined) return formatMessage(messages.upTo, { max: money(max ?? 0) });
      if (max === undefined) return formatMessage(messages.from, { min: money(min) });
      return formatMessage(messages.between, { min: money(min), max: money(max) });
    },
    stars: (stars: number) => formatMessage(messages.stars, { stars }),
  };
}

export type FilterTexts = ReturnType<typeof useFilterTexts>;
