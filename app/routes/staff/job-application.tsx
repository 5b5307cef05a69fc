import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import type { CandidateRecord } from '#features/recruitment/desk/desk-queries.server.ts';
import { stageWords } from '#features/recruitment/desk/desk-words.ts';
import { deskGet, deskSend } from '#features/staff/client/desk-requests.ts';
import { unlessUnreachable } from '#features/staff/client/unless-unreachable.ts';
import { DeskPage } from '#features/staff/components/desk-page.tsx';
import { RecordHistory } from '#features/staff/components/record-history.tsx';
import { StatusBadge } from '#features/staff/components/status-badge.tsx';
import { WrittenText } from '#features/staff/components/written-text.tsx';
import { writtenInstant } from '#features/staff/desk-time.ts';
import { PrintLink } from '#ui/print-link.tsx';
import type { Route } from './+types/job-application.ts';
import { historyInWords } from './parts/act-in-words.ts';
import { AssignedTo } from './parts/assigned-to.tsx';
import { CandidateMoves } from './parts/candidate-moves.tsx';
import { RecordNotes } from './parts/record-notes.tsx';
import { ResumeToOpen } from './parts/resume-to-open.tsx';

const apiOf = (reference: string) => `/api/staff/job-applications/${encodeURIComponent(reference)}`;

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return deskGet<CandidateRecord>(apiOf(params.reference), request);
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return deskSend(apiOf(params.reference), request, await request.json());
}

export const shouldRevalidate = unlessUnreachable;

export function meta({ params, ...args }: Route.MetaArgs) {
  return privateMeta(args, params.reference);
}

export default function JobApplication({ loaderData: candidate, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { name, email, phone, position, reference, submittedAt, status } = candidate;
  const now = new Date();
  return (
    <DeskPage
      title={name}
      action={
        <PrintLink className="btn line" href="#main">
          Print
        </PrintLink>
      }
    >
      <p>
        <Link to="/staff/job-applications">All job applications</Link>
      </p>
      <div className="record">
        <div>
          <section>
            <dl className="record-facts">
              <dt>Status</dt>
              <dd>
                <StatusBadge shape={stageWords[status].shape}>
                  {stageWords[status].name}
                </StatusBadge>
              </dd>
              <dt>Reference</dt>
              <dd>{reference}</dd>
              <dt>Opening</dt>
              <dd>{position}</dd>
              <dt>Received</dt>
              <dd>{writtenInstant(submittedAt, now)}</dd>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
              </dd>
              <dt>Phone</dt>
              <dd>
                {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : 'None'}
              </dd>
            </dl>
          </section>
          <CandidateMoves candidate={candidate} school={school} />
          <section>
            <h2>Cover letter</h2>
            {candidate.coverLetter ? (
              <WrittenText>{candidate.coverLetter}</WrittenText>
            ) : (
              <p>The candidate wrote none.</p>
            )}
          </section>
          <ResumeToOpen candidate={candidate} />
          {candidate.letters.length > 0 && (
            <section>
              <h2>Mails to the candidate</h2>
              {candidate.letters.map(({ id, at, staffEmail, subject, words }) => (
                <details key={id}>
                  <summary>
                    {subject} ({staffEmail}, {writtenInstant(at, now)})
                  </summary>
                  <WrittenText>{words}</WrittenText>
                </details>
              ))}
            </section>
          )}
        </div>
        <div>
          <AssignedTo
            version={candidate.version}
            assignedTo={candidate.assignedTo}
            colleagues={candidate.colleagues}
          />
          <RecordNotes key={reference} reference={reference} notes={candidate.notes} />
          <RecordHistory
            entries={[
              ...historyInWords(reference, candidate.history),
              { at: submittedAt, staffEmail: '', words: 'Application received' },
            ]}
          />
        </div>
      </div>
    </DeskPage>
  );
}
