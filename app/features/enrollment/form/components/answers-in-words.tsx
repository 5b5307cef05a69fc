import type { ReactNode } from 'react';
import { NOT_GIVEN, type ReviewSection } from '../review.ts';

interface AnswersInWordsProps {
  sections: ReviewSection[];
  /** The way back to a section, where there is one. */
  change?: (section: ReviewSection) => ReactNode;
}

/** The answers read-only, section by section: on the Review step and, to keep, on the confirmation. */
export function AnswersInWords({ sections, change }: AnswersInWordsProps) {
  return sections.map((section) => (
    <section key={section.title} className="answers">
      <header>
        <h3>{section.title}</h3>
        {change?.(section)}
      </header>
      <dl className="dl">
        {section.rows.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className={answer === NOT_GIVEN ? 'na' : undefined} dir="auto">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
