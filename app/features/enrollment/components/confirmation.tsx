import { type Ref, useRef } from 'react';
import { LinkedText } from '#ui/linked-text.tsx';
import type { ReviewSection } from '../review.ts';
import type { SchoolToAsk } from './after-submit.tsx';
import { AnswersInWords } from './answers-in-words.tsx';

interface ConfirmationProps {
  school: SchoolToAsk;
  reference?: string | undefined;
  sections: Omit<ReviewSection, 'step'>[];
  ref?: Ref<HTMLHeadingElement>;
}

export function Confirmation({ school, reference, sections, ref }: ConfirmationProps) {
  const answers = useRef<HTMLDetailsElement>(null);
  function print() {
    if (answers.current) answers.current.open = true;
    window.print();
  }
  return (
    <div className="panel confirmation">
      <h2 ref={ref} tabIndex={-1}>
        Enrollment Application Submitted!
      </h2>
      <p className="lead">
        Our admissions team will review your application. You can expect a confirmation by email.
      </p>
      {reference && (
        <>
          <p className="mb-g1">Your reference</p>
          <p className="reference">{reference}</p>
          <p>
            Say it when you call or write to us about your application. Write it down, or take a
            picture of this screen, before you close this page.
          </p>
        </>
      )}
      <p>
        <LinkedText
          text={`Questions? Write to ${school.admissionsEmail} or call ${school.admissionsPhone}.`}
        />
      </p>
      <div className="row no-print">
        <a className="btn" href="/">
          Return to Homepage
        </a>
        <button className="btn line needs-script" type="button" onClick={print}>
          Print or save your answers
        </button>
      </div>
      <details className="acc mt-g5" ref={answers}>
        <summary>Your answers</summary>
        <div className="review">
          <AnswersInWords sections={sections.map((section) => ({ ...section, step: 0 }))} />
        </div>
      </details>
    </div>
  );
}
