import { type Ref, useRef } from 'react';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import type { WrittenSection } from '#lib/text/written-section.ts';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { AnotherChild } from '../another-child/another-child.tsx';
import { steps } from '../questions.ts';
import type { SchoolToAsk } from './after-submit.tsx';
import { AnswersInWords } from './answers-in-words.tsx';

interface ConfirmationProps {
  school: SchoolToAsk;
  reference?: string | undefined;
  /** When it was sent, as an instant. */
  submissionDate: string;
  /** Which papers the office asks for, by their labels. */
  papers: string[];
  /** Empty where nobody knows them any more. */
  sections: WrittenSection[];
  /** Begins the form for another child, on this device. */
  onAnotherChild?: ((isTheirs: boolean) => void) | undefined;
  ref?: Ref<HTMLHeadingElement>;
}

export function Confirmation(props: ConfirmationProps) {
  const { school, reference, submissionDate, papers, sections, onAnotherChild, ref } = props;
  const answers = useRef<HTMLDetailsElement>(null);
  function print() {
    if (answers.current) answers.current.open = true;
    window.print();
  }
  return (
    <div className="panel confirmation">
      <h2 ref={ref} tabIndex={-1} className="mb-g4">
        Enrollment Application Submitted!
      </h2>
      <p className="lead">
        Our admissions team will review your application. You can expect a confirmation by email.
      </p>
      {reference && (
        <>
          <p className="mb-g1">Your reference{childIn(sections)}</p>
          <p className="reference">{reference}</p>
          <p>
            Say it when you call or write to us about your application. Write it down, or take a
            picture of this screen, before you close this page.
          </p>
        </>
      )}
      <p>
        Sent on <time dateTime={submissionDate}>{writtenMoment(new Date(submissionDate))}</time>.
      </p>
      {papers.length > 0 && (
        <>
          <h3 className="mb-g2">Papers</h3>
          <p>
            We need: {papers.join('; ')}. <a href="/status">Photograph them and send them</a> with
            your reference, or bring them to the school office. A paper that is missing does not
            stop your application.
          </p>
        </>
      )}
      <h3 className="mb-g2">What happens next</h3>
      <ol>
        <li>Our admissions team reads your application.</li>
        <li>
          We write to you, or call you, when we have decided about the place
          {school.answerWithin && `, within ${school.answerWithin}`}.
        </li>
        <li>
          Until then you can see the status with your reference:{' '}
          <a href="/status">See the status</a>.
        </li>
      </ol>
      <p>
        <LinkedText
          text={`Questions? Write to ${school.admissionsEmail} or call ${school.admissionsPhone}.`}
        />
      </p>
      <div className="row no-print">
        <a className="btn" href="/">
          Return to Homepage
        </a>
        {sections.length > 0 && (
          <button className="btn line needs-script" type="button" onClick={print}>
            Print or save your answers
          </button>
        )}
      </div>
      {sections.length > 0 && (
        <>
          <div className="mt-g5">
            <AnotherChild guardian={guardianIn(sections)} onAnswer={onAnotherChild} />
          </div>
          <details className="accordion" ref={answers}>
            <summary>Your answers</summary>
            <div>
              <AnswersInWords sections={sections} />
            </div>
          </details>
        </>
      )}
    </div>
  );
}

/** The full name of the first guardian, as the review has it. */
function guardianIn(sections: ConfirmationProps['sections']): string {
  const [firstName, lastName] = answersIn(sections, 'parents');
  return `${firstName} ${lastName}`;
}

/** Whose it is, by first name and class, where the answers are known. */
function childIn(sections: ConfirmationProps['sections']): string | undefined {
  const [firstName, , , , gradeLevel] = answersIn(sections, 'student');
  return firstName && ` for ${firstName}, ${gradeLevel}`;
}

function answersIn(sections: ConfirmationProps['sections'], step: string): string[] {
  const group = steps.find(({ id }) => id === step)?.groups[0];
  const rows = sections.find(({ title }) => title === group?.title)?.rows ?? [];
  return rows.map(({ answer }) => answer);
}
