import { Island } from '#app/islands/island.tsx';
import { FamilyPapers } from '#features/papers/components/family-papers.tsx';
import styles from '#features/papers/components/papers.css?url';
import {
  ABOUT_PHOTOGRAPHS,
  AboutPhotographs,
  WhatHappens,
} from '#features/papers/components/what-happens.tsx';
import { isDue } from '#features/papers/paper-status.ts';
import type { PapersAtStatus } from '#features/papers/papers-for-family.server.ts';

interface PapersSectionProps {
  slug: string;
  title: string;
  /** Of the title; the papers are one below. */
  level: 2 | 3;
  shown: PapersAtStatus;
  error?: { field: string; message: string } | undefined;
}

/**
 * The same on the page of a family: closed where nothing of them waits for the family, with a heading one sees in both
 * states.
 */
export function FoldedPapers({ slug, title, shown }: Omit<PapersSectionProps, 'level' | 'error'>) {
  const { lead, ...ofChild } = shown;
  const due = shown.papers.filter(isDue).length;
  const id = `${shown.reference}-papers`;
  return (
    <details className="accordion" id={id} open={due > 0}>
      <link rel="stylesheet" href={styles} />
      <summary>
        <h3 className="mb-0">{title}</h3>
        {due === 0 && <span className="small muted one-line">nothing to do</span>}
      </summary>
      <p>{lead}</p>
      <Island name="papers" component={FamilyPapers} props={{ slug, ...ofChild, level: 4 }} />
      <details className="accordion">
        <summary>{ABOUT_PHOTOGRAPHS}</summary>
        <div className="content">
          <AboutPhotographs />
        </div>
      </details>
    </details>
  );
}

/** The papers of a child for a family without an account: by photograph, with a script and without. */
export function PapersSection({ slug, title, level, shown, error }: PapersSectionProps) {
  const { lead, ...ofChild } = shown;
  const id = `${shown.reference}-papers`;
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-g5">
      <link rel="stylesheet" href={styles} />
      <Heading id={`${id}-title`}>{title}</Heading>
      <p>{lead}</p>
      <Island
        name="papers"
        component={FamilyPapers}
        props={{ slug, ...ofChild, level: below, error }}
      />
      <WhatHappens />
    </section>
  );
}
