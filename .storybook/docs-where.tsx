import uses, { sources } from 'virtual:where-used';

/** Storybook's id of a title. */
const docsOf = (title: string) =>
  `?path=/docs/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;

/** Base URL of the sources, e.g. `https://git.example/vermilion/blob/main/`, set by the build. */
const SOURCES = import.meta.env.STORYBOOK_SOURCES as string | undefined;

/** Base URL of a running mall, e.g. `https://mall.example`, set by the build. */
const MALL = import.meta.env.STORYBOOK_MALL as string | undefined;

/** Maximum number of uses listed. */
const SHOWN = 6;

const more = (all: readonly unknown[]) => all.length > SHOWN && ` and ${all.length - SHOWN} more`;

interface WhereProps {
  /** Path of the story file from the root. */
  fileName: string;
  /** Folder of the component in the design system. */
  folder?: string;
}

/** Links to the source of a component and its uses in the mall. */
export function Where({ fileName, folder }: WhereProps) {
  const story = fileName.replace(/^\.\//, '');
  const source = sources[story] ?? story;
  const mall = (folder && uses[folder]) || [];
  const pages = [...new Set(mall.flatMap((use) => use.pages))].sort();
  return (
    <dl className="docs-where">
      <dt>Source</dt>
      <dd>{SOURCES ? <a href={SOURCES + source}>{source}</a> : <code>{source}</code>}</dd>
      {mall.length > 0 && (
        <>
          <dt>In the mall</dt>
          <dd>
            {mall.slice(0, SHOWN).map(({ title }, index) => (
              <span key={title}>
                {index > 0 && ', '}
                <a href={docsOf(title)} target="_top">
                  {title.split('/').slice(1).join(' / ')}
                </a>
              </span>
            ))}
            {more(mall)}
          </dd>
        </>
      )}
      {pages.length > 0 && (
        <>
          <dt>On its pages</dt>
          <dd>
            {pages.slice(0, SHOWN).map((path, index) => (
              <span key={path}>
                {index > 0 && ', '}
                {MALL ? <a href={MALL + path}>{path}</a> : <code>{path}</code>}
              </span>
            ))}
            {more(pages)}
          </dd>
        </>
      )}
    </dl>
  );
}
