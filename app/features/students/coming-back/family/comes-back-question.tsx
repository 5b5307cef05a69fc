import type { ReactNode } from 'react';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { returnAnswers } from '../coming-back.ts';
import type { FamilyQuestion } from './family-question.ts';

interface ComesBackQuestionProps {
  question: FamilyQuestion;
  id: string;
  firstName: string;
  /** Its heading, below those of the page. */
  heading: 'h2' | 'h3';
  /** What answers, where the question is open. */
  children: ReactNode;
}

/** Whether the child comes back: what counts now, until when it can be changed, and the ways to answer. */
export function ComesBackQuestion(props: ComesBackQuestionProps) {
  const { question, id, firstName, heading: Heading, children } = props;
  const { schoolYear, lastDay, isOpen, last } = question;
  return (
    <section className="panel mt-g5 mb-g5" id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>
        Does {firstName} come back in {schoolYear}?
      </Heading>
      {last ? (
        <p role="status">
          <b>
            {firstName}: {returnAnswers[last.answer].name.toLowerCase()}.
          </b>{' '}
          {last.by}, on {writtenDate(last.on)}. The last answer counts.
        </p>
      ) : (
        <p>Nobody has answered yet. No answer does not count as yes: we call you then.</p>
      )}
      {isOpen ? (
        <>
          <p>
            {last ? 'You can change it' : 'Please answer'} until {writtenDate(lastDay)}. “No” means
            that the place goes to another child.
          </p>
          {children}
        </>
      ) : (
        <p>The last day to answer here is over. Please call the school office.</p>
      )}
    </section>
  );
}
