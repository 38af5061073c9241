import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  Primary,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

type Story = ReturnType<DocsContextProps['storyById']>;

/** Stories that open an overlay would cover the documentation. */
function opensItself({ initialArgs, parameters }: Story) {
  const source: unknown = parameters.docs?.source?.originalSource;
  return (
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

/** The first story with its toolbar and controls. */
export function FirstExample() {
  const [first] = useContext(DocsContext).componentStories();
  return first && opensItself(first) ? <Window story={first} /> : <Primary />;
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
        <Canvas of={story.moduleExport} />
      )}
    </Anchor>
  ));
}
