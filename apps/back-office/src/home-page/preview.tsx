import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Stack } from '@vermilion/design-system/stack';
import { ActivityBlock, AdStrip, BannerCarousel } from '@vermilion/mall-components/home';
import { rowsOf } from '@vermilion/mall-data/format';
import { toActivity, toBanner } from '@vermilion/mall-data/home';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageTag } from '../i18n/locales';
import { Failure } from '../shared/failure';
import type { TextLanguage } from '../shared/text-languages';
import { TimeField } from '../shared/time-field';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';
import { PreviewArea } from './preview-area';
import { PreviewControls, usePreviewView } from './preview-controls';
import { previewQuery } from './queries';
import { useStorefront } from './use-storefront';

/** The home page as shoppers see it, in a language, at a time, on a computer or a phone. */
export function Preview() {
  const intl = useIntl();
  const view = usePreviewView();
  const [at, setAt] = useState<string | null>(null);
  const mall = useStorefront();
  const preview = useQuery(
    // the contract names languages as BCP 47 does
    previewQuery(useClients(), {
      language: languageTag(view.locale) as TextLanguage,
      at: at ?? undefined,
    }),
  );
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const banners = rowsOf(preview.data?.index.banner, toBanner);
  const activities = rowsOf(preview.data?.activities, toActivity(mall));
  const strips = rowsOf(preview.data?.index.bastBanner, toBanner);
  const isEmpty = banners.length + activities.length + strips.length === 0;
  return (
    <>
      <PreviewControls {...view.controls}>
        <TimeField label={text('at')} hint={text('atHint')} value={at} onValueChange={setAt} />
      </PreviewControls>
      {preview.isPending && <Skeleton ratio="16/9" width="full" />}
      {preview.isError && <Failure error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && isEmpty && (
        <EmptyState>
          <FormattedMessage {...messages.empty} />
        </EmptyState>
      )}
      {preview.data && !isEmpty && (
        <PreviewArea view={view}>
          <Stack gap="xl">
            <BannerCarousel banners={banners} />
            {activities.map((activity) => (
              <ActivityBlock key={activity.id} activity={activity} />
            ))}
            {strips[0] && <AdStrip banner={strips[0]} />}
          </Stack>
        </PreviewArea>
      )}
    </>
  );
}
