import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '@vermilion/design-system/combo-box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { goodsSearchQuery } from './queries';

export interface GoodsFinderProps {
  /** Goods that are chosen already. */
  chosen: ReadonlySet<number>;
  onChoose: (goods: { id: number; name: string }) => void;
}

/** Finds goods on sale of all shops, by a part of their name or a code. */
export function GoodsFinder({ chosen, onChoose }: GoodsFinderProps) {
  const intl = useIntl();
  const [keyword, setKeyword] = useState('');
  // Begins anew after each choice
  const [round, setRound] = useState(0);
  const goods = useQuery(goodsSearchQuery(useClients(), keyword.trim()));
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const found = (goods.data?.list ?? []).filter(({ id }) => !chosen.has(id));
  const choose = (value: string | null) => {
    const one = found.find(({ id }) => String(id) === value);
    if (!one) return;
    onChoose(one);
    setKeyword('');
    setRound(round + 1);
  };
  return (
    <ComboBox
      key={round}
      label={text('addGoods')}
      hint={text('findGoods')}
      options={found.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter="none"
      onInputChange={setKeyword}
      onValueChange={choose}
      pending={goods.isFetching}
      pendingLabel={text('searching')}
      {...(goods.isError && {
        failure: {
          label: errorMessage(goods.error, intl),
          retryLabel: intl.formatMessage(shared.retry),
          onRetry: () => void goods.refetch(),
        },
      })}
      toggleLabel={text('openList')}
      emptyLabel={text('noGoods')}
      countLabel={(count) => intl.formatMessage(messages.matches, { count })}
    />
  );
}
