import { useQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { Select } from '@vermilion/design-system/select';
import { Stack } from '@vermilion/design-system/stack';
import { Switch } from '@vermilion/design-system/switch';
import { ThemeArea } from '@vermilion/design-system/theme-provider';
import { MallProvider } from '@vermilion/mall-components/settings';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { loadCatalogue } from '../../i18n/catalogue';
import { loadComponents } from '../../i18n/components-catalogue';
import { useLocale } from '../../i18n/locale-context';
import { formatTag, languageNames, languageTag, type Locale, LOCALES } from '../../i18n/locales';
import { useMallFormat } from '../../wire/use-mall-format';
import type { GoodsValues } from '../goods-values';
import type { Language } from '../texts';
import { GoodsPreview } from './goods-preview';
import { previewMessages as messages } from './messages';
import * as styles from './preview.css';
import { toPreview } from './to-preview';

/** The texts of the mall's components, and those around them. */
async function loadPreviewTexts(locale: Locale) {
  const [components, own] = await Promise.all([loadComponents(locale), loadCatalogue(locale)]);
  return { ...components, ...own };
}

/** What shoppers of a language see, while it is typed. It cannot be pressed: it is a picture of pages elsewhere. */
export function PreviewSection() {
  const intl = useIntl();
  const id = useId();
  const { locale: own } = useLocale();
  const { currency, currencySymbol, decimals } = useMallFormat();
  const [locale, setLocale] = useState<Locale>(own);
  const [isDark, setDark] = useState(false);
  const { control } = useFormContext<GoodsValues>();
  // The preview follows what is typed, and does not hold it up
  const values = useDeferredValue(useWatch({ control }) as GoodsValues); // every field has a default value
  const { data: catalogue } = useQuery({
    queryKey: ['preview', locale],
    queryFn: () => loadPreviewTexts(locale),
    staleTime: Infinity,
  });
  const tag = languageTag(locale);
  const name = intl.formatMessage(messages.nameless);
  const preview = useMemo(
    // the locales are those of the contract
    () => toPreview(values, { language: tag as Language, decimals, name }),
    [values, tag, decimals, name],
  );
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={id}>
          {intl.formatMessage(messages.title)}
        </Heading>
        <div className={styles.controls}>
          <Select
            size="sm"
            label={intl.formatMessage(messages.language)}
            value={locale}
            onValueChange={(value) => setLocale(value as Locale)}
          >
            {LOCALES.map((one) => (
              <option key={one} value={one} lang={languageTag(one)}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
          <Switch
            label={intl.formatMessage(messages.dark)}
            checked={isDark}
            onCheckedChange={setDark}
          />
        </div>
        {catalogue && (
          <ThemeArea
            inert
            locale={tag}
            colorMode={isDark ? 'dark' : 'light'}
            className={styles.stage}
          >
            <MallProvider
              locale={formatTag(locale)}
              messages={catalogue}
              currency={currency}
              currencySymbol={currencySymbol}
              currencyDecimals={decimals}
            >
              <GoodsPreview preview={preview} />
            </MallProvider>
          </ThemeArea>
        )}
      </Stack>
    </section>
  );
}
