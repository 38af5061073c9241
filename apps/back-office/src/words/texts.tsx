import type { TextKind } from '@vermilion/api-client/operator';
import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { textLanguages } from '../shared/text-languages';
import { kindNames } from './messages';
import { MissingTexts } from './missing-texts';
import { TextList } from './text-list';

const kinds = Object.keys(kindNames) as TextKind[]; // Object.keys widens the keys

/** What lacks a translation, or the texts of one kind in one language, as the address says. */
export function Texts() {
  const [params] = useSearchParams();
  const kind = kinds.find((one) => one === params.get('kind'));
  const chosen = textLanguages.find(({ language }) => language === params.get('language'));
  if (!kind || !chosen) return <MissingTexts />;
  return (
    <>
      <Heading level={2}>
        <FormattedMessage {...kindNames[kind]} /> – <bdi lang={chosen.language}>{chosen.name}</bdi>
      </Heading>
      <TextList key={`${kind} ${chosen.language}`} kind={kind} language={chosen.language} />
    </>
  );
}
