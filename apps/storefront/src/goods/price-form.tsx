import { PriceRangeFilter } from '@vermilion/mall-components/goods';
import { optionalMinor, optionalWire } from '@vermilion/mall-data/format';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-context';
import { localPath } from '../i18n/locales';

/** A price range as an address has it, in the wire's form. */
interface Prices {
  minPrice: string | undefined;
  maxPrice: string | undefined;
}

interface PriceFormProps extends Prices {
  /** The page, without language. */
  path: string;
  /** Its other parameters. */
  keep: Record<string, string>;
  hrefOf: (prices: Prices) => string;
}

/** The price range of a list of goods. */
export function PriceForm({ minPrice, maxPrice, path, keep, hrefOf }: PriceFormProps) {
  const { locale } = useApp();
  const mall = useMallFormat();
  const navigate = useNavigate();
  return (
    <PriceRangeFilter
      range={{ minMinor: optionalMinor(mall, minPrice), maxMinor: optionalMinor(mall, maxPrice) }}
      form={{
        action: localPath(locale, path),
        names: { from: 'minPrice', to: 'maxPrice' },
        keep,
      }}
      onRangeChange={({ minMinor, maxMinor }) =>
        void navigate(
          hrefOf({
            minPrice: optionalWire(mall, minMinor),
            maxPrice: optionalWire(mall, maxMinor),
          }),
        )
      }
    />
  );
}
