import { useQueries, useQuery } from '@tanstack/react-query';
import { MultiSelect } from '@vermilion/design-system/multi-select';
import { useDeferredValue, useState } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { goodsNameQuery, goodsToChooseQuery } from '../shared/goods-choice';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

/** As many names of chosen goods are read; further ones show as numbers. */
const NAMES_READ = 50;

export interface GoodsFieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  disabled?: boolean;
}

/** Goods found by a part of their name; at least one. */
export function GoodsField({ name, label, disabled = false }: GoodsFieldProps) {
  const intl = useIntl();
  const clients = useClients();
  const { field, fieldState } = useController({
    name,
    rules: {
      validate: (ids: string[]) => ids.length > 0 || intl.formatMessage(messages.goodsHint),
    },
  });
  const chosen = field.value as string[];
  const [typed, setTyped] = useState('');
  const found = useQuery(goodsToChooseQuery(clients, useDeferredValue(typed.trim())));
  const [first] = useState(() => chosen.slice(0, NAMES_READ));
  const names = useQueries({
    queries: first.map((id) => goodsNameQuery(clients, Number(id))),
    combine: (results) => new Map(results.map(({ data }, at) => [first[at], data])),
  });
  const list = (found.data?.list ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const listed = new Set(list.map(({ value }) => value));
  const [seen, setSeen] = useState(new Map<string, string>());
  const others = chosen
    .filter((id) => !listed.has(id))
    .map((id) => ({ value: id, label: seen.get(id) ?? names.get(id) ?? `#${id}` }));
  return (
    <MultiSelect
      label={label}
      hint={intl.formatMessage(messages.goodsHint)}
      toggleLabel={intl.formatMessage(messages.showList)}
      emptyLabel={intl.formatMessage(messages.noMatch)}
      removeLabel={(goods) => intl.formatMessage(messages.removeOf, { name: goods })}
      options={[...list, ...others]}
      value={chosen}
      disabled={disabled}
      error={fieldState.error?.message}
      onInputChange={setTyped}
      onValueChange={(ids) => {
        const labels = list.filter(({ value }) => ids.includes(value));
        setSeen(new Map([...seen, ...labels.map(({ value, label }) => [value, label] as const)]));
        field.onChange([...ids]);
      }}
    />
  );
}
