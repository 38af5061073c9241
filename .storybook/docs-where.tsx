import uses from 'virtual:where-used';

/** As Storybook makes ids of titles. */
const docsOf = (title: string) =>
  `?path=/docs/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;

/** Where the sources can be read, e.g. `https://git.example/vermilion/blob/main/`, when a build is told. */
const SOURCES = import.meta.env.STORYBOOK_SOURCES as string | undefined;

/** How many places are named; what is everywhere needs no more. */
const SHOWN = 6;

const more = (all: readonly unknown[]) => all.length > SHOWN && ` and ${all.length - SHOWN} more`;

interface WhereProps {
  /** Of the story file, from the root. */
  fileName: string;
  /** Folder of the component in the design system. */
  folder?: string;
}

/** Where a component is written, and where the mall uses it. */
export function Where({ fileName, folder }: WhereProps) {
  const source = fileName.replace(/^\.\//, '').replace('.stories.tsx', '.tsx');
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
            <code>{pages.slice(0, SHOWN).join(', ')}</code>
            {more(pages)}
          </dd>
        </>
      )}
    </dl>
  );
}
