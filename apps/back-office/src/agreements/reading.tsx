import type { OperatorAgreement } from '@vermilion/api-client/operator';
import { Select } from '@vermilion/design-system/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../shared/page.css';
import { Section } from '../shared/section';
import { textLanguages } from '../shared/text-languages';
import { labels } from './messages';
import * as reading from './reading.css';

/** A version as it is read, in a language that it has. The server keeps only the HTML that pages may have. */
export function Reading({ agreement }: { agreement: OperatorAgreement }) {
  const intl = useIntl();
  const [language, setLanguage] = useState('');
  const { translations } = agreement;
  const others = textLanguages.filter((one) => translations[one.language]?.text);
  const chosen = others.find((one) => one.language === language);
  const html = (chosen && translations[chosen.language]?.text) || agreement.text;
  return (
    <Section title={labels.preview}>
      {others.length > 0 && (
        <Select
          label={intl.formatMessage(labels.language)}
          value={chosen?.language ?? ''}
          onValueChange={setLanguage}
          className={styles.filter}
        >
          <option value="">{intl.formatMessage(labels.source)}</option>
          {others.map((one) => (
            <option key={one.language} value={one.language} lang={one.language}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
      <div
        className={reading.text}
        lang={chosen?.language}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Section>
  );
}
