import { useMutation, useQuery } from '@tanstack/react-query';
import type { FreightRule } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { ComboBox } from '@vermilion/design-system/combo-box';
import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { TextField } from '@vermilion/design-system/text-field';
import { specificationOf } from '@vermilion/mall-data/format';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { goodsToChooseQuery } from '../shared/goods-choice';
import { useCountries } from '../shared/use-countries';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { QuoteText } from './quote-text';

export interface FreightTrialProps {
  shopId: number;
  /** The rule as it is entered; undefined where goods have their own postage. */
  readRule: () => FreightRule | undefined;
}

/** What the freight of some goods to a country would be. */
export function FreightTrial({ shopId, readRule }: FreightTrialProps) {
  const intl = useIntl();
  const clients = useClients();
  const countries = useCountries();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const [country, setCountry] = useState<string | null>(null);
  const [skuId, setSkuId] = useState<string | null>(null);
  const [quantity, setQuantity] = useState('1');
  const [typed, setTyped] = useState('');
  const found = useQuery(goodsToChooseQuery(clients, useDeferredValue(typed.trim())));
  const skus = (found.data?.list ?? []).flatMap(({ name, skus: all }) =>
    all.map(({ id, sku }) => ({
      value: String(id),
      label: sku ? `${name} (${specificationOf(sku)})` : name,
    })),
  );
  const quote = useMutation({
    mutationFn: (asked: { country: string; skuId: number }) => {
      const rule = readRule();
      return clients.operator.quoteShopFreight({
        id: shopId,
        country: asked.country,
        lines: [{ skuId: asked.skuId, quantity: Number(quantity) }],
        ...(rule && { rule }),
      });
    },
  });
  const units = Number(quantity);
  const isReady = country && skuId && Number.isInteger(units) && units >= 1 && units <= 999;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) quote.mutate({ country, skuId: Number(skuId) });
  };
  const list = {
    toggleLabel: text('showList'),
    emptyLabel: text('noMatch'),
    pendingLabel: text('loading'),
  };
  return (
    <Card>
      <form onSubmit={ask} method="post" noValidate>
        <Stack>
          <Heading level={2} size="lg">
            <FormattedMessage {...messages.tryTitle} />
          </Heading>
          <Text color="muted">
            <FormattedMessage {...messages.tryText} />
          </Text>
          <Grid columns={{ base: 1, md: 3 }} gap="md">
            <ComboBox
              {...list}
              label={text('country')}
              options={countries}
              value={country}
              onValueChange={setCountry}
            />
            <ComboBox
              {...list}
              label={text('goods')}
              options={skus}
              value={skuId}
              pending={found.isFetching}
              onInputChange={setTyped}
              onValueChange={setSkuId}
            />
            <TextField
              label={text('quantity')}
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              onValueChange={setQuantity}
            />
          </Grid>
          <div>
            <Button type="submit" pending={quote.isPending} disabled={!isReady}>
              <FormattedMessage {...messages.ask} />
            </Button>
          </div>
          {quote.isError && (
            <Alert tone="critical" role="alert">
              {errorMessage(quote.error, intl)}
            </Alert>
          )}
          {quote.data && <QuoteText quote={quote.data} />}
        </Stack>
      </form>
    </Card>
  );
}
