import { Island } from '#app/islands/island.tsx';
import { FamilyPapers } from '#features/papers/components/family-papers.tsx';
import styles from '#features/papers/components/papers.css?url';
import { WhatHappens } from '#features/papers/components/what-happens.tsx';
import type { PapersAtStatus } from '#features/papers/papers-at-status.server.ts';

interface PapersSectionProps {
  slug: string;
  title: string;
  /** Of the title; the papers are one below. */
  level: 2 | 3;
  shown: PapersAtStatus;
  error?: { field: string; message: string } | undefined;
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
