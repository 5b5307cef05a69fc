import { recordMeta } from '#app/shell/private/private-meta.ts';
import { besideIn } from '#desk/list/pagination.ts';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { RecordPage } from '#desk/record/record-page.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { InterviewDay } from '#features/interviews/interview-day.tsx';
import { candidatesAt } from '#features/recruitment/desk/candidates-at.ts';
import { CandidateMoves } from '#features/recruitment/desk/components/candidate-moves.tsx';
import { ResumeToOpen } from '#features/recruitment/desk/components/resume-to-open.tsx';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import { mailInWords, movesInWords } from '#features/submissions/desk/moves-in-words.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/job-application.ts';

const beside = besideIn((search) => askServer(candidatesAt.list, undefined, search));

export const clientLoader = loadFrom(candidatesAt.record);
export const clientAction = makeChange;
export const meta = recordMeta;

export default function JobApplication({ loaderData: candidate, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { email, phone, reference, submittedAt } = candidate;
  const change = useServerChange(candidatesAt.record);
  const now = new Date();
  return (
    <RecordPage
      room="careers"
      reference={reference}
      beside={beside}
      title={candidate.name}
      status={jobApplicationStatuses[candidate.status]}
      facts={{
        opening: candidate.position,
        email: <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>,
        phone: phone && <a href={telephoneLink(phone)}>{phone}</a>,
        sent: `sent ${shortInstant(submittedAt, now)}`,
      }}
      first={<CandidateMoves candidate={candidate} school={school} />}
      work={candidate.work}
      whoMayAsk="The candidate"
      happened={movesInWords({
        reference,
        reached: candidate.reached,
        acts: candidate.history,
        sender: 'the candidate',
      })}
    >
      {jobApplicationStatuses[candidate.status].hasInterview && (
        <InterviewDay
          record={candidate}
          to={email}
          who="the candidate"
          isReadAt="The candidate reads it at “Check the status”."
          invited={{
            greeting: `Dear ${candidate.name},`,
            about: candidate.position,
            bring: 'Bring your certificates and your identity document.',
            school: school.name,
            phone: school.phone,
          }}
          change={change}
        />
      )}
      <section aria-labelledby="cover-title">
        <div className="ruled">
          <h2 id="cover-title">Cover letter</h2>
        </div>
        {candidate.coverLetter ? (
          <article className="came" aria-labelledby="cover-title">
            <AsTyped>{candidate.coverLetter}</AsTyped>
          </article>
        ) : (
          <p>The candidate wrote none.</p>
        )}
      </section>
      <ResumeToOpen candidate={candidate} />
      {candidate.letters.length > 0 && (
        <section aria-labelledby="mails-title">
          <div className="ruled">
            <h2 id="mails-title">Mails to the candidate</h2>
          </div>
          {candidate.letters.map(({ id, at, staffEmail, subject, words }) => {
            const mail = candidate.reached.find(({ reachedAt }) => reachedAt === at)?.mail;
            return (
              <details key={id} className="fold">
                <summary>
                  {subject} (<StaffName of={staffEmail} />, {shortInstant(at, now)}
                  {mail && `; ${mailInWords(mail, at)}`})
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
