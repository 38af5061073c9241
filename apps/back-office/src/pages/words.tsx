import { TabPage } from '../shared/tab-page';
import { HotWordList } from '../words/hot-word-list';
import { labels } from '../words/messages';
import { SearchWords } from '../words/search-words';
import { Searches } from '../words/searches';
import { Texts } from '../words/texts';

/** The words of the mall: what is searched, and what is said in which language. */
export function Component() {
  return (
    <TabPage
      title={labels.title}
      tabs={[
        { value: 'searches', name: labels.searches, children: <Searches /> },
        { value: 'synonyms', name: labels.synonyms, children: <SearchWords kind="synonym" /> },
        { value: 'ignored', name: labels.stopWords, children: <SearchWords kind="stop" /> },
        { value: 'popular', name: labels.hotWords, children: <HotWordList /> },
        { value: 'texts', name: labels.texts, children: <Texts /> },
      ]}
    />
  );
}
