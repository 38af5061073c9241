import type { ReactNode } from 'react';
import { TextPage } from './text-page';

export interface PageSection {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** Paragraphs; falsy ones are left out. */
  paragraphs: readonly ReactNode[];
}

/** Sections in the order of their paragraphs. */
export const sectionsOf = <Id extends string>(
  paragraphs: Readonly<Record<Id, PageSection['paragraphs']>>,
  titleOf: (id: Id) => string,
): PageSection[] =>
  // The keys are those of the type
  (Object.keys(paragraphs) as Id[]).map((id) => ({
    id,
    title: titleOf(id),
    paragraphs: paragraphs[id],
  }));

/** A text page of titled sections. */
export const SectionsPage = ({
  title,
  sections,
}: {
  title: string;
  sections: readonly PageSection[];
}) => (
  <TextPage title={title} contents={sections.map((part) => ({ id: part.id, label: part.title }))}>
    {sections.map(({ id, title: heading, paragraphs }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {paragraphs.filter(Boolean).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </section>
    ))}
  </TextPage>
);
