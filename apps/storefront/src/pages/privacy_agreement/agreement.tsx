import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../deps/app-context';
import { TextPage } from '../../shared/text-page';
import { agreementQuery } from './loader';
import { readAgreement } from './read-agreement';

/** The agreement with a table of contents. Its HTML has been sanitised by the server. */
export function Agreement({ title }: { title: string }) {
  const { agreement } = useSuspenseQuery(agreementQuery(useApp())).data;
  const { text, contents } = readAgreement(agreement);
  return (
    <TextPage title={title} contents={contents}>
      <div dangerouslySetInnerHTML={{ __html: text }} />
    </TextPage>
  );
}
