import { Alert } from '@vermilion/design-system/alert';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Switch } from '@vermilion/design-system/switch';
import { TextArea } from '@vermilion/design-system/text-area';
import { lazy, Suspense, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlId, useEditor } from '../editor-context';
import type { GoodsValues } from '../goods-values';
import { messages } from '../messages';
import { Section } from '../section';
import { textIn, type TextLanguage } from '../texts';
import { descriptionMessages } from './messages';
import { unknownElements } from './unknown-elements';

const RichText = lazy(() => import('./rich-text'));
const MOST = 100_000;

/** The description in one language: as it looks, or as HTML. */
function Description({ textLanguage }: { textLanguage: TextLanguage }) {
  const intl = useIntl();
  const { control, clearErrors } = useFormContext<GoodsValues>();
  const path = `description.${textLanguage}` as const;
  const { field, fieldState } = useController({ control, name: path });
  const pictures = useWatch({ control, name: 'pictures' });
  const [unknown] = useState(() => unknownElements(field.value));
  const [isHtml, setHtml] = useState(unknown.length > 0);
  const label = intl.formatMessage(messages.description);
  const change = (html: string) => {
    field.onChange(html);
    clearErrors(path);
  };
  const common = {
    id: controlId(path),
    label,
    lang: textLanguage === 'own' ? undefined : textLanguage,
  };
  return (
    <>
      {unknown.length > 0 && (
        <Alert tone="info">
          {intl.formatMessage(descriptionMessages.unknown, {
            elements: intl.formatList(unknown, { type: 'unit' }),
          })}
        </Alert>
      )}
      <Switch
        label={<FormattedMessage {...descriptionMessages.asHtml} />}
        checked={isHtml}
        onCheckedChange={setHtml}
      />
      {isHtml ? (
        <TextArea
          {...common}
          hint={intl.formatMessage(descriptionMessages.htmlHint)}
          rows={12}
          maxLength={MOST}
          spellCheck={false}
          error={fieldState.error?.message}
          value={field.value}
          onValueChange={change}
        />
      ) : (
        <Suspense
          fallback={
            <div aria-busy="true" aria-label={intl.formatMessage(messages.loadingEditor)}>
              <Skeleton ratio="16/9" />
            </div>
          }
        >
          <RichText
            {...common}
            initial={field.value}
            pictures={pictures.map(({ address, alt }) => ({
              address,
              alt: textIn(alt, textLanguage),
            }))}
            onChange={change}
          />
        </Suspense>
      )}
    </>
  );
}

/** The text below goods. */
export function DescriptionSection() {
  const intl = useIntl();
  const { textLanguage, generation } = useEditor();
  return (
    <Section title={intl.formatMessage(messages.description)}>
      <Description key={`${textLanguage} ${generation}`} textLanguage={textLanguage} />
    </Section>
  );
}
