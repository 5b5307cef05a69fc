import type { ReactNode } from 'react';
import type { WrittenSection } from '#lib/text/written-section.ts';
import { NOT_GIVEN } from '../review.ts';

interface AnswersInWordsProps<Section> {
  sections: Section[];
  /** The way back to a section, where there is one. */
  change?: (section: Section) => ReactNode;
}

/** The answers read-only, section by section: on the Review step and, to keep, on the confirmation. */
export function AnswersInWords<Section extends WrittenSection>({
  sections,
  change,
}: AnswersInWordsProps<Section>) {
  return sections.map((section) => (
    <section key={section.title} className="answers">
      <header>
        <h3>{section.title}</h3>
        {change?.(section)}
      </header>
      <dl className="term-list">
        {section.rows.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className={answer === NOT_GIVEN ? 'not-given' : undefined} dir="auto">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
