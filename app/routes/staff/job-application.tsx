import { recordMeta } from '#app/shell/private/private-meta.ts';
import { OfficeWork } from '#desk/cases/office-work.tsx';
import { besideByNumber } from '#desk/list/pagination.ts';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { RecordHistory } from '#desk/record/record-history.tsx';
import { RecordPage } from '#desk/record/record-page.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { candidatesAt } from '#features/recruitment/desk/candidates-at.ts';
import { CandidateMoves } from '#features/recruitment/desk/components/candidate-moves.tsx';
import { InterviewDay } from '#features/recruitment/desk/components/interview-day.tsx';
import { ResumeToOpen } from '#features/recruitment/desk/components/resume-to-open.tsx';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import { mailInWords, movesInWords } from '#features/submissions/desk/moves-in-words.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { changeAt, loadFrom } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/job-application.ts';

const beside = besideByNumber((search) => askServer(candidatesAt.list, undefined, search));

export const clientLoader = loadFrom(candidatesAt.record);
export const clientAction = changeAt(candidatesAt.record);
export const meta = recordMeta;

export default function JobApplication({ loaderData: candidate, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { name, email, phone, position, reference, submittedAt, status } = candidate;
  const now = new Date();
  return (
    <RecordPage
      title={name}
      room="careers"
      reference={reference}
      beside={beside}
      turn={candidate.turn}
      history={
        <div>
          <OfficeWork work={candidate.work} whoMayAsk="The candidate" />
          <RecordHistory
            entries={movesInWords({
              reference,
              reached: candidate.reached,
              acts: candidate.history,
              sender: 'the candidate',
            })}
          />
        </div>
      }
    >
      <section>
        <DeskFacts
          facts={{
            Status: <StatusBadge of={jobApplicationStatuses[status]} />,
            Reference: reference,
            Opening: position,
            Received: writtenInstant(submittedAt, now),
            Email: <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>,
            Phone: phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : 'None',
          }}
        />
      </section>
      <CandidateMoves candidate={candidate} school={school} />
      <InterviewDay candidate={candidate} school={school} />
      <section>
        <h2>Cover letter</h2>
        {candidate.coverLetter ? (
          <AsTyped>{candidate.coverLetter}</AsTyped>
        ) : (
          <p>The candidate wrote none.</p>
        )}
      </section>
      <ResumeToOpen candidate={candidate} />
      {candidate.letters.length > 0 && (
        <section>
          <h2>Mails to the candidate</h2>
          {candidate.letters.map(({ id, at, staffEmail, subject, words }) => {
            const mail = candidate.reached.find(({ reachedAt }) => reachedAt === at)?.mail;
            return (
              <details key={id}>
                <summary>
                  {subject} (<StaffName of={staffEmail} />, {writtenInstant(at, now)}
                  {mail && `; ${mailInWords(mail)}`})
                </summary>
                <AsTyped>{words}</AsTyped>
              </details>
            );
          })}
        </section>
      )}
    </RecordPage>
  );
}
