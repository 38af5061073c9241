import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { Anchor, Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import snippets from 'virtual:snippets';

type Story = ReturnType<DocsContextProps['storyById']>;

/** Stories that open an overlay would cover the documentation. */
function opensItself({ initialArgs, parameters }: Story) {
  const source: unknown = parameters.docs?.source?.originalSource;
  return (
    parameters.opensOverlay === true ||
    initialArgs.open === true ||
    initialArgs.defaultOpen === true ||
    initialArgs.overlay === true ||
    /\bdefaultOpen\b/.test(String(source))
  );
}

/** A story in an iframe, in the theme of the toolbar. */
function Window({ story }: { story: Story }) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const theme = ['brand', 'colorMode', 'locale', 'direction', 'density', 'textSize'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  return (
    <iframe
      className="docs-window"
      title={story.name}
      loading="lazy"
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${theme.join(';')}`}
    />
  );
}

/** The code of a story as a module to paste; a story that shows samples has none. */
function codeOf({ id, title, parameters }: Story): string | undefined {
  const codes = snippets[String(parameters.fileName).replace(/^\.\//, '')] ?? {};
  return Object.entries(codes).find(([name]) => toId(title, storyNameFromExport(name)) === id)?.[1];
}

/** A story in the page with its code. What it does when played opens beside it on demand: it takes the focus. */
function Example({ story, withToolbar }: { story: Story; withToolbar?: boolean }) {
  const [isPlayed, setPlayed] = useState(false);
  const code = codeOf(story);
  return (
    <>
      <Canvas
        of={story.moduleExport}
        withToolbar={withToolbar}
        source={{ code }}
        sourceState={code ? 'hidden' : 'none'}
      />
      {story.playFunction && !isPlayed && (
        <p className="docs-play sb-unstyled">
          <button type="button" onClick={() => setPlayed(true)}>
            Play “{story.name}”
          </button>
        </p>
      )}
      {isPlayed && <Window story={story} />}
    </>
  );
}

/** The first story with its toolbar. */
export function FirstExample() {
  const [first] = useContext(DocsContext).componentStories();
  if (!first) return null;
  return opensItself(first) ? <Window story={first} /> : <Example story={first} withToolbar />;
}

/** All other stories. */
export function Examples() {
  const stories = useContext(DocsContext).componentStories().slice(1);
  return stories.map((story) => (
    <Anchor key={story.id} storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      {story.title.includes('/Overlay/') || opensItself(story) ? (
        <Window story={story} />
      ) : (
        <Example story={story} />
      )}
    </Anchor>
  ));
}
