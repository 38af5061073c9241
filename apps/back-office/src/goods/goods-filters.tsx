import { Checkbox } from '@vermilion/design-system/checkbox';
import { SearchField } from '@vermilion/design-system/search-field';
import { Select } from '@vermilion/design-system/select';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './goods.css';
import { messages, stateNames } from './messages';
import { FEW_UNITS, goodsStates, type useGoodsParams } from './use-goods-params';

/** Which goods the list shows. */
export function GoodsFilters({ keyword, state, isLow, set }: ReturnType<typeof useGoodsParams>) {
  const intl = useIntl();
  const [typed, setTyped] = useState(keyword);
  const search = (event: FormEvent) => {
    event.preventDefault();
    set('keyword', typed.trim());
  };
  return (
    <div className={styles.filters}>
      <form role="search" onSubmit={search} className={styles.search}>
        <SearchField
          label={intl.formatMessage(messages.search)}
          clearLabel={intl.formatMessage(messages.clear)}
          maxLength={100}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            if (text === '') set('keyword', '');
          }}
        />
      </form>
      <Select
        label={intl.formatMessage(messages.state)}
        value={state ?? ''}
        onValueChange={(value) => set('state', value)}
      >
        <option value="">{intl.formatMessage(messages.all)}</option>
        {goodsStates.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage(stateNames[one])}
          </option>
        ))}
      </Select>
      <Checkbox
        label={intl.formatMessage(messages.low, { count: FEW_UNITS })}
        checked={isLow}
        onCheckedChange={(checked) => set('stock', checked ? 'low' : '')}
      />
    </div>
  );
}
