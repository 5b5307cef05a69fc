import type {
  FamilyEntry,
  FamilyPart,
  PapersOfOneChild,
  Waiting,
} from '#desk/family/family-part.ts';
import type { StatusSign } from '#desk/list/status-badge.tsx';
import { listActs } from '#desk/record/record-history.server.ts';
import { deskRooms } from '#desk/rooms.ts';
import { type Applicant, findApplicant } from '#features/enrollment/queries.server.ts';
import { isClosedWithoutPlace } from '#features/enrollment/status/status-sets.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listPapers, type PaperAtDesk } from '../list-papers.server.ts';
import { type PaperKind, paperLabel } from '../paper-kinds.ts';
import { isHere, type PaperStatus, wordsForOffice } from '../paper-status.ts';
import type { DestroyReason } from '../tables.server.ts';
import { saidOfPaper } from './said-of-paper.ts';

const shapes: Record<PaperStatus, StatusSign['shape']> = {
  bring: 'half',
  notYet: 'ring',
  sent: 'info',
  seen: 'good',
  unreadable: 'refused square',
};

const becauseWords: Record<DestroyReason, string> = {
  seen: 'it was seen',
  unreadable: 'it could not be read',
  replaced: 'a newer one has come',
  takenBack: 'the family took it back',
  'kept its time': 'it was kept its time, and nobody had looked at it',
};

/** The papers of each child: what is there, what was seen by whom and when, and what is waited for. */
export const papersOfFamily: FamilyPart = {
  room: 'enrollment',
  async find(read, references, { school }) {
    const { items } = school.content.papers;
    const found = await Promise.all(references.map((one) => findChild(read, items, one)));
    const children = found.flatMap((child) => child ?? []);
    const entries = await Promise.all(children.map((child) => listEntries(read, items, child)));
    return {
      papers: children
        .filter(
          ({ applicant, papers }) =>
            !isClosedWithoutPlace(applicant.status) || papers.some(({ status }) => status),
        )
        .map(papersOf),
      waits: children.flatMap(waitingOf),
      entries: entries.flat(),
    };
  },
};

interface Child {
  reference: string;
  applicant: Applicant;
  papers: PaperAtDesk[];
}

async function findChild(
  read: ReadStore,
  kinds: readonly PaperKind[],
  reference: string,
): Promise<Child | undefined> {
  const applicant = await findApplicant(read, reference);
  if (!applicant) return undefined;
  const { gradeLevel } = applicant;
  return { reference, applicant, papers: await listPapers(read, reference, { kinds, gradeLevel }) };
}

const addressOf = (reference: string) => `${deskRooms.enrollment.path}/${reference}#papers-title`;
const dayOf = (instant: string) => dayMonthYear(dayInLusaka(new Date(instant)));

function papersOf({ reference, applicant, papers }: Child): PapersOfOneChild {
  return {
    reference,
    firstName: applicant.firstName,
    to: addressOf(reference),
    papers: papers.map((paper) => {
      const detail = detailOf(paper, reference);
      return {
        label: paper.label,
        status: statusOf(paper, reference),
        isSeen: paper.status === 'seen',
        ...(detail && { detail }),
      };
    }),
  };
}

function statusOf(paper: PaperAtDesk, reference: string): StatusSign {
  const { status, askedWith } = paper;
  if (paper.isHere && !isHere(status))
    return { name: 'Here under another reference', shape: 'good' };
  if (status) return { name: wordsForOffice[status], shape: shapes[status] };
  const isAsked = askedWith === reference;
  return isAsked
    ? { name: 'Asked for', shape: 'wait square' }
    : { name: 'Not here', shape: 'ring' };
}

function detailOf(
  { status, changedAt, changedBy, askedAt, askedWith }: PaperAtDesk,
  reference: string,
): string {
  const since = changedAt && `${status === 'seen' ? 'on' : 'since'} ${dayOf(changedAt)}`;
  const by = changedBy && `by ${changedBy}`;
  const asked = askedAt && askedWith === reference && `asked for since ${dayOf(askedAt)}`;
  return [[by, since].filter(Boolean).join(' '), asked].filter(Boolean).join('; ');
}

function waitingOf({ reference, applicant: { firstName }, papers }: Child): Waiting[] {
  return papers.flatMap(({ label, picture }) =>
    picture && !picture.goesAt
      ? [
          {
            on: 'school' as const,
            what: `Look at the photograph: ${label} of ${firstName}`,
            since: picture.arrivedAt,
            to: addressOf(reference),
          },
        ]
      : [],
  );
}

/** What the family has sent or said, and what the office has said of it. */
async function listEntries(
  read: ReadStore,
  kinds: readonly PaperKind[],
  { reference, applicant: { firstName }, papers }: Child,
): Promise<FamilyEntry[]> {
  const about = { kind: 'paper' as const, reference, to: addressOf(reference) };
  const named = (paper: string) => `${paperLabel(kinds, paper)} of ${firstName}`;
  const pictures = await read
    .selectFrom('paper_pictures')
    .select(['paper', 'arrived_at', 'with_account', 'destroyed_at', 'destroyed_because'])
    .where('reference', '=', reference)
    .where('arrived_at', 'is not', null)
    .execute();
  const acts = await listActs(read, reference);
  return [
    ...pictures.map(
      ({ paper, arrived_at, with_account, destroyed_at, destroyed_because: because }) => {
        const text = [
          with_account === 0 && 'Sent without an account.',
          destroyed_at && because && `Deleted on ${dayOf(destroyed_at)}: ${becauseWords[because]}.`,
        ];
        return {
          ...about,
          at: arrived_at ?? '',
          by: 'The family',
          title: `Photograph has come: ${named(paper)}`,
          ...(text.some(Boolean) && { text: text.filter(Boolean).join(' ') }),
        };
      },
    ),
    ...papers.flatMap(({ id, status, changedAt, changedBy }) =>
      status && changedAt && !changedBy && status !== 'sent'
        ? [
            {
              ...about,
              at: changedAt,
              by: 'The family',
              title: `${wordsForOffice[status]}: ${named(id)}`,
            },
          ]
        : [],
    ),
    ...acts.flatMap(({ at, staffEmail: by, data: { paper, said = '' } }) =>
      paper ? [{ ...about, at, by, title: `Paper ${saidOfPaper[said]}: ${named(paper)}` }] : [],
    ),
  ];
}
