import { Link } from 'react-router';
import { recordMeta } from '#app/shell/private/private-meta.ts';
import { besideIn } from '#desk/list/pagination.ts';
import { RecordPage } from '#desk/record/record-page.tsx';
import { deskRooms } from '#desk/rooms.ts';
import { Conversation } from '#features/contact/components/conversation.tsx';
import { AskedLines } from '#features/enrollment/barred/components/asked-lines.tsx';
import { BarredInShort } from '#features/enrollment/barred/components/barred-in-short.tsx';
import { BarredLines } from '#features/enrollment/barred/components/barred-lines.tsx';
import { LiftBarred } from '#features/enrollment/barred/components/lift-barred.tsx';
import { SayMayKnow } from '#features/enrollment/barred/components/say-may-know.tsx';
import { WhoMayKnow } from '#features/enrollment/barred/components/who-may-know.tsx';
import { CorrectAnswer } from '#features/enrollment/corrections/components/correct-answer.tsx';
import { Corrections } from '#features/enrollment/corrections/components/corrections.tsx';
import { FamilyOfChild } from '#features/enrollment/desk/components/family-of-child.tsx';
import { InterviewOfFamily } from '#features/enrollment/desk/components/interview-of-family.tsx';
import { PortalAccess } from '#features/enrollment/desk/components/portal-access.tsx';
import { PortalActs } from '#features/enrollment/desk/components/portal-acts.tsx';
import { PortalFollowers } from '#features/enrollment/desk/components/portal-followers.tsx';
import {
  factsOf,
  RecordNotices,
  SubmittedAnswers,
} from '#features/enrollment/desk/components/record-facts.tsx';
import { RecordMoves } from '#features/enrollment/desk/components/record-moves.tsx';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { PlaceInLine } from '#features/enrollment/places/components/place-in-line.tsx';
import { AskFamily } from '#features/enrollment/requests/components/ask-family.tsx';
import { FamilyRequests } from '#features/enrollment/requests/components/family-requests.tsx';
import type { PaperToAskFor } from '#features/enrollment/requests/paper-to-ask-for.ts';
import { isClosedWithoutPlace } from '#features/enrollment/status/status-sets.ts';
import { WhoBelongsTogether } from '#features/families/components/who-belongs-together.tsx';
import styles from '#features/papers/components/papers.css?url';
import { PapersOfChild } from '#features/papers/desk/papers-of-child.tsx';
import type { PaperAtDesk } from '#features/papers/list-papers.server.ts';
import { unreadableAt } from '#features/papers/paper-status.ts';
import { applicationsAt } from '#features/submissions/desk/applications-at.ts';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { belongingAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/enrollment-application.ts';
import { enrollmentHistory, readersOf } from './enrollment-history.ts';

const { list, record: recordAt } = applicationsAt;

const beside = besideIn((search) => askServer(list, undefined, search));

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const [record, belonging] = await Promise.all([
    askServer(recordAt.at(params.reference), request),
    askServer(belongingAt.at(params.reference), request),
  ]);
  return { record, belonging };
}

function asPaperToAskFor(paper: PaperAtDesk): PaperToAskFor {
  const { id, label, isHere, askedAt } = paper;
  return { id, label, isHere, isAsked: askedAt !== undefined, unreadableAt: unreadableAt(paper) };
}

export const clientAction = makeChange;
export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta = recordMeta;

export default function EnrollmentApplication({ loaderData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { record, belonging } = loaderData;
  const { reference, people } = record;
  const papers = record.papers.map(asPaperToAskFor);
  const change = useServerChange(recordAt);
  return (
    <RecordPage
      room="enrollment"
      reference={reference}
      beside={beside}
      isOfFamily
      title={record.applicant}
      status={enrollmentStatuses[record.status]}
      facts={factsOf(record)}
      acts={<AskFamily record={record} papers={papers} />}
      more={
        <li>
          <Link to={`${deskRooms.families.path}/${reference}`}>
            Give the family its data, or erase it
          </Link>
        </li>
      }
      first={
        <>
          <BarredLines
            lines={record.barred}
            act={(line) => <LiftBarred line={line} change={change} />}
          />
          <AskedLines
            people={people}
            act={(person) => (
              <SayMayKnow
                reference={reference}
                person={person}
                trigger="Decide"
                chosen={person.mayKnow}
                change={change}
              />
            )}
          />
          <RecordNotices record={record} />
          <RecordMoves record={record} turn={record.turn} />
          {record.standing && <PlaceInLine record={record} standing={record.standing} />}
        </>
      }
      work={record.work}
      whoMayAsk="The family"
      happened={enrollmentHistory(record)}
      readers={readersOf(record)}
      aside={
        <FamilyRequests record={record} papers={papers}>
          <BarredInShort lines={record.barred.filter(({ liftedAt }) => liftedAt === null)} />
          <Conversation turns={record.conversation?.turns ?? []} />
        </FamilyRequests>
      }
    >
      <FamilyOfChild record={record}>
        <WhoBelongsTogether belonging={belonging} />
        <WhoMayKnow reference={reference} people={people} lines={record.barred} change={change} />
        <PortalAccess record={record} />
        <PortalFollowers reference={reference} followers={record.followers} />
        <PortalActs acts={record.portalActs} />
      </FamilyOfChild>
      <InterviewOfFamily record={record} school={school} change={change} />
      <PapersOfChild
        reference={reference}
        papers={record.papers}
        isOver={isClosedWithoutPlace(record.status)}
      />
      <Corrections corrections={record.corrections} />
      <SubmittedAnswers
        copy={record.copy}
        act={<CorrectAnswer record={record} siblings={belonging.members - 1} />}
      />
    </RecordPage>
  );
}
