import { useQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import {
  OpeningHoursButton,
  ShopContactButton,
  ShopHeader,
  ShopProfile,
} from '@vermilion/mall-components/shop';
import { toContact, toShop } from '@vermilion/mall-data/shop';
import { useDeferredValue, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { previewMessages as preview } from '../goods-editor/preview/messages';
import { PreviewArea } from '../home-page/preview-area';
import { PreviewControls, usePreviewView } from '../home-page/preview-controls';
import { languageTag } from '../i18n/locales';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { messages } from './messages';
import type { ProfileValues } from './profile-values';
import { infoQuery, typesQuery } from './queries';
import { toInfo } from './to-info';

/** The head of a shop's pages and the page about it, as the form has them now. */
export function ProfilePreview({ shopId }: { shopId: number }) {
  const titleId = useId();
  const mall = useMallFormat();
  const clients = useClients();
  const view = usePreviewView();
  const language = languageTag(view.locale);
  const { control } = useFormContext<ProfileValues>();
  // The preview follows what is typed, and does not hold it up
  const values = useDeferredValue(useWatch({ control }) as ProfileValues); // every field has a default value
  const known = useQuery(infoQuery(clients, language, shopId)).data;
  const types = useQuery(typesQuery(clients, language)).data ?? [];
  const info = toInfo(values, { id: shopId, language, known });
  const shop = toShop(mall, info, types);
  const contact = toContact(info);
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} size="lg" id={titleId}>
          <FormattedMessage {...preview.title} />
        </Heading>
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.previewHint} />
        </Text>
        <PreviewControls {...view.controls} />
        <PreviewArea view={view}>
          <Stack gap="lg">
            <ShopHeader shop={shop} onFollow={() => undefined}>
              {contact && <ShopContactButton contact={contact} />}
              {shop.openingHours && <OpeningHoursButton hours={shop.openingHours} />}
            </ShopHeader>
            <ShopProfile shop={shop} intro={info.intro} />
          </Stack>
        </PreviewArea>
      </Stack>
    </section>
  );
}
