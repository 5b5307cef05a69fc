import { useEffect, useRef, useState } from 'react';
import type { Content, School } from '#features/content/schemas.ts';
import { keepReceipt, readReceipt } from '#forms/device/kept-receipt.ts';
import type { Entry } from '#forms/device/submission-list.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import { goTo } from '#lib/device/use-query.ts';
import type { WrittenSection } from '#lib/text/written-section.ts';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { usePageAround } from '#ui/use-page-around.ts';
import { ofGrade } from '../../classes/of-grade.ts';
import type { GradeLevel } from '../../grade-levels.ts';
import { AnotherChild } from '../another-child/another-child.tsx';
import { beginAnotherChild } from '../another-child/other-drafts.ts';
import { answersOf } from '../answers.ts';
import { applicationsKey } from '../device-keys.ts';
import { reviewSections } from '../review.ts';
import { Confirmation } from './confirmation.tsx';
import { focusForm } from './focus-form.ts';
import { NotSentYet } from './not-sent-yet.tsx';

/** Whom a family asks about its application. */
export type SchoolToAsk = Pick<
  School,
  'slug' | 'name' | 'admissionsEmail' | 'admissionsPhone' | 'answerWithin'
>;

/** A paper that the office asks for, and of which grades. */
export type PaperOfGrades = Pick<Content['papers']['items'][number], 'label' | 'from' | 'to'>;

interface Receipt {
  reference: string;
  submissionDate: string;
  /** Unknown where only the address of the page still tells of it. */
  gradeLevel?: string;
}

export interface AfterSubmitProps {
  school: SchoolToAsk;
  papers: PaperOfGrades[];
  /** The year that stands in a new form. */
  usualYear: string;
  /** What was posted without a script, for ten minutes. */
  fromServer?: (Receipt & { sections?: WrittenSection[] }) | undefined;
}

/** What became of the application that was sent last from here: received, or waiting on this device. */
export function AfterSubmit({ school, papers, usualYear, fromServer }: AfterSubmitProps) {
  usePageAround({ title: `Enrollment · ${school.name}`, isCompact: true, isSent: true });
  const entries = useEntries(applicationsKey(school.slug));
  const latest = entries?.[entries.length - 1];
  const fromReload = useKeptReceipt(latest);
  const received = fromServer ?? (latest ? undefined : fromReload);
  const top = useFocusOnArrival(Boolean(received ?? latest));

  const labelsFor = (grade: string) =>
    ofGrade(papers, grade as GradeLevel).map(({ label }) => label);

  if (received) {
    const { gradeLevel, ...sent } = received;
    const labels = gradeLevel ? labelsFor(gradeLevel) : [];
    return <Confirmation school={school} papers={labels} sections={[]} {...sent} ref={top} />;
  }
  if (!entries) return null;
  if (!latest) return <NothingFound school={school} />;
  const { delivery } = latest;
  const answers = answersOf(latest);
  function beginAnother(isTheirs: boolean) {
    const earlier = { answers, togetherWith: delivery?.reference ?? delivery?.key };
    beginAnotherChild(school.slug, isTheirs ? earlier : undefined, usualYear);
    goTo('/enrollment');
    focusForm();
  }
  if (!delivery?.hasReachedSchool) {
    return (
      <>
        <NotSentYet school={school} entry={latest} ref={top} />
        {!delivery?.refusal && (
          <AnotherChild
            guardian={`${answers.parent1FirstName} ${answers.parent1LastName}`}
            onAnswer={beginAnother}
          />
        )}
      </>
    );
  }
  return (
    <Confirmation
      school={school}
      reference={delivery.reference}
      submissionDate={latest.submissionDate}
      papers={labelsFor(answers.gradeLevel)}
      sections={reviewSections(answers)}
      onAnotherChild={beginAnother}
      ref={top}
    />
  );
}

function NothingFound({ school }: { school: SchoolToAsk }) {
  return (
    <div className="panel">
      <h2 className="mb-g4">There is no application on this device</h2>
      <p>
        <LinkedText
          text={`If you have just sent one and do not know if it arrived, call the school at ${school.admissionsPhone}.`}
        />
      </p>
      <a href="/enrollment">Go to the enrollment form</a>
    </div>
  );
}

/** The receipt that stood here before a reload, where the device kept nothing; keeps the one that stands here now. */
function useKeptReceipt(latest: Entry | undefined): Receipt | undefined {
  const [receipt, setReceipt] = useState<Receipt>();
  const reference = latest?.delivery?.reference;
  const submissionDate = latest?.submissionDate;
  const gradeLevel = latest && answersOf(latest).gradeLevel;
  useEffect(() => {
    if (reference && submissionDate) keepReceipt({ reference, submissionDate, gradeLevel });
    else setReceipt(readReceipt<Receipt>());
  }, [reference, submissionDate, gradeLevel]);
  return receipt;
}

/** The heading takes the focus when it first appears, which is after the device's list has been read. */
function useFocusOnArrival(isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isThere) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  return heading;
}
