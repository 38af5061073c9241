import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useDeferredValue, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { PreviewArea } from '../home-page/preview-area';
import { PreviewControls, usePreviewView } from '../home-page/preview-controls';
import { languageTag } from '../i18n/locales';
import type { LayoutValues } from './layout-values';
import { messages } from './messages';
import { SectionView } from './section-view';

/** The home of a shop as it is arranged now, in a language, on a computer or a phone. */
export function Preview({ shop }: { shop: OperatorShopDetail }) {
  const id = useId();
  const view = usePreviewView();
  const { control } = useFormContext<LayoutValues>();
  // The preview follows what is typed, and does not hold it up
  const sections = useDeferredValue(useWatch({ control, name: 'sections' }));
  const language = languageTag(view.locale);
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} size="lg" id={id}>
          <FormattedMessage {...messages.preview} />
        </Heading>
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.previewHint} />
        </Text>
        <PreviewControls {...view.controls} />
        {sections.length > 0 && (
          <PreviewArea view={view}>
            <Stack gap="xl">
              {sections.map((section, at) => (
                <SectionView key={at} {...{ shop, section, language }} />
              ))}
            </Stack>
          </PreviewArea>
        )}
      </Stack>
    </section>
  );
}
