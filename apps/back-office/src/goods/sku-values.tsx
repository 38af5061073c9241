import { formatMoneyInput, parseMoney, useMoney } from '@vermilion/mall-components/settings';
import { minorOf, wireOf } from '@vermilion/mall-data/format';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { EditCell } from '../shared/edit-cell';
import { useMallFormat } from '../wire/use-mall-format';
import { messages } from './messages';
import { nameOf, type SkuRow } from './rows';
import { type Conflict, useGoodsActions } from './use-goods-actions';

const MOST_UNITS = 1_000_000_000;

/** Units as typed; undefined for anything but a whole number that the contract takes. */
export const unitsOf = (text: string): number | undefined =>
  /^\s*\d{1,10}\s*$/.test(text) && Number(text) <= MOST_UNITS ? Number(text) : undefined;

/** The words for what became of a change; nothing where it was saved. */
function useOutcome() {
  const intl = useIntl();
  return async (change: Promise<Conflict | undefined>, shown: (conflict: Conflict) => string) => {
    try {
      const conflict = await change;
      return conflict && intl.formatMessage(messages.changed, { now: shown(conflict) });
    } catch (error) {
      return errorMessage(error, intl);
    }
  };
}

/** The price of a sku, to edit in place. */
export function PriceCell({ row }: { row: SkuRow }) {
  const intl = useIntl();
  const money = useMoney();
  const mall = useMallFormat();
  const outcome = useOutcome();
  const { setPrice } = useGoodsActions();
  const { decimals } = mall;
  const minor = minorOf(mall, row.sku.price);
  const amount = ({ now }: Conflict) => (now ? money(minorOf(mall, now.price)) : '–');
  return (
    <EditCell
      label={intl.formatMessage(messages.priceOf, { name: nameOf(row) })}
      shown={money(minor)}
      text={formatMoneyInput(minor, decimals)}
      inputMode="decimal"
      parse={(text) => parseMoney(text, decimals) || undefined}
      invalid={intl.formatMessage(messages.noPrice, { example: formatMoneyInput(1250, decimals) })}
      save={(value) => outcome(setPrice(row.sku, wireOf(mall, value)), amount)}
    />
  );
}

/** The stock of a sku, to edit in place. */
export function StockCell({ row }: { row: SkuRow }) {
  const intl = useIntl();
  const outcome = useOutcome();
  const { setStock } = useGoodsActions();
  const { stock } = row.sku;
  const units = ({ now }: Conflict) => (now ? intl.formatNumber(now.stock) : '–');
  return (
    <EditCell
      label={intl.formatMessage(messages.stockOf, { name: nameOf(row) })}
      shown={intl.formatNumber(stock)}
      text={String(stock)}
      inputMode="numeric"
      parse={unitsOf}
      invalid={intl.formatMessage(messages.noStock)}
      save={(value) => outcome(setStock(row.sku, value), units)}
    />
  );
}
