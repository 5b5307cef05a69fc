import { Link } from 'react-router';
import { recordMeta } from '#app/shell/private/private-meta.ts';
import { OfficeWork } from '#desk/cases/office-work.tsx';
import { TurnOfRecord } from '#desk/cases/turn-at-desk.tsx';
import { DeskPage } from '#desk/desk-page.tsx';
import { RecordHistory } from '#desk/record/record-history.tsx';
import { RecordNav } from '#desk/record/record-nav.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { Conversation } from '#features/contact/components/conversation.tsx';
import { AskedLines } from '#features/enrollment/barred/components/asked-lines.tsx';
import { BarredInShort } from '#features/enrollment/barred/components/barred-in-short.tsx';
import { BarredLines } from '#features/enrollment/barred/components/barred-lines.tsx';
import { LiftBarred } from '#features/enrollment/barred/components/lift-barred.tsx';
import { SayMayKnow } from '#features/enrollment/barred/components/say-may-know.tsx';
import { WhoMayKnow } from '#features/enrollment/barred/components/who-may-know.tsx';
import { CorrectAnswer } from '#features/enrollment/corrections/components/correct-answer.tsx';
import { Corrections } from '#features/enrollment/corrections/components/corrections.tsx';
import { PortalAccess } from '#features/enrollment/desk/components/portal-access.tsx';
import { PortalActs } from '#features/enrollment/desk/components/portal-acts.tsx';
import { PortalFollowers } from '#features/enrollment/desk/components/portal-followers.tsx';
import {
  RecordFacts,
  SubmittedAnswers,
} from '#features/enrollment/desk/components/record-facts.tsx';
import { RecordMoves } from '#features/enrollment/desk/components/record-moves.tsx';
import { besideByReference } from '#features/enrollment/desk/list/applications-beside.ts';
import { FamilyRequests } from '#features/enrollment/requests/components/family-requests.tsx';
import { WhoBelongsTogether } from '#features/families/components/who-belongs-together.tsx';
import styles from '#features/papers/components/papers.css?url';
import { PapersOfChild } from '#features/papers/desk/papers-of-child.tsx';
import type { PaperAtDesk } from '#features/papers/list-papers.server.ts';
import { applicationsAt } from '#features/submissions/desk/applications-at.ts';
import { changeAt } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useChangeAt } from '#requests/use-server-change.ts';
import { PrintLink } from '#ui/print-link.tsx';
import { belongingAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/enrollment-application.ts';
import { enrollmentHistory, readersOf } from './enrollment-history.ts';

const { list, record: recordAt } = applicationsAt;

const beside = besideByReference((search) => askServer(list, undefined, search));

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const [record, belonging] = await Promise.all([
    askServer(recordAt.at(params.reference), request),
    askServer(belongingAt.at(params.reference), request),
  ]);
  return { record, belonging };
}

const asPaperToAskFor = ({ id, label, isHere, askedAt }: PaperAtDesk) => ({
  id,
  label,
  isHere,
  isAsked: askedAt !== undefined,
});

export const clientAction = changeAt(recordAt);
export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta = recordMeta;

export default function EnrollmentApplication({ loaderData }: Route.ComponentProps) {
  const { record, belonging } = loaderData;
  const change = useChangeAt(recordAt);
  return (
    <DeskPage
      title={<span dir="auto">{record.applicant}</span>}
      action={
        <PrintLink className="btn sm line" href="#main">
          Print
        </PrintLink>
      }
    >
      <RecordNav room="enrollment" reference={record.reference} beside={beside} isOfFamily />
      <TurnOfRecord turn={record.turn} now={new Date()} />
      <RecordFacts record={record} />
      <BarredLines
        lines={record.barred}
        act={(line) => <LiftBarred line={line} change={change} />}
      />
      <AskedLines
        people={record.people}
        act={(person) => (
          <SayMayKnow
            reference={record.reference}
            person={person}
            trigger="Decide"
            chosen={person.mayKnow}
            change={change}
          />
        )}
      />
      <WhoBelongsTogether belonging={belonging} />
      <div className="record application">
        <div>
          <RecordMoves record={record} />
          <FamilyRequests record={record} papers={record.papers.map(asPaperToAskFor)}>
            <BarredInShort lines={record.barred.filter(({ liftedAt }) => liftedAt === null)} />
            <Conversation turns={record.conversation?.turns ?? []} />
          </FamilyRequests>
          <PapersOfChild reference={record.reference} papers={record.papers} />
          <WhoMayKnow
            reference={record.reference}
            people={record.people}
            lines={record.barred}
            change={change}
          />
          <PortalAccess record={record} />
          <PortalFollowers reference={record.reference} followers={record.followers} />
          <OfficeWork work={record.work} whoMayAsk="The family" />
          <RecordHistory entries={enrollmentHistory(record)}>
            <p className="small">
              Opened by: <StaffName of={readersOf(record)} />
            </p>
          </RecordHistory>
          <PortalActs acts={record.portalActs} />
          <p className="no-print">
            <Link to={`/staff/families/${record.reference}`}>
              Give the family its data, or erase it
            </Link>
          </p>
        </div>
        <div>
          <Corrections corrections={record.corrections}>
            <CorrectAnswer record={record} />
          </Corrections>
          <SubmittedAnswers copy={record.copy} />
        </div>
      </div>
    </DeskPage>
  );
}
