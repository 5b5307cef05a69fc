import type { Services } from '#app/services.server.ts';
import type { ToldTurn } from '#desk/cases/turns/told-turn.ts';
import { questionOnPage } from '#features/enrollment/guardians/coming-back/who-answers.server.ts';
import { type ComingDate, comingDates } from '#features/enrollment/guardians/coming-dates.ts';
import {
  type ChildOfFamily,
  getChildOfFamily,
} from '#features/enrollment/guardians/family-page/child-of-family.server.ts';
import { writeMessagePass } from '#features/enrollment/guardians/family-page/message-pass.server.ts';
import {
  type OpenedChild,
  type OpenedFamily,
  openFamily,
} from '#features/enrollment/guardians/family-page/open-family.server.ts';
import { findOffer, type Offer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import type { SecondChance } from '#features/enrollment/second-chance/look-again.ts';
import { findSecondChance } from '#features/enrollment/second-chance/second-chance.server.ts';
import { findToldTurn } from '#features/enrollment/status/find-told-turn.server.ts';
import {
  findToldInterview,
  type ToldInterview,
} from '#features/enrollment/status/told-interview.server.ts';
import { type PapersAtStatus, papersAtStatus } from '#features/papers/papers-for-family.server.ts';
import type { FamilyQuestion } from '#features/students/coming-back/family/family-question.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';

/** A child with what its family has to know and to bring. */
export interface ShownChild extends ChildOfFamily {
  offer?: Offer;
  turn?: ToldTurn;
  /** What the school says of an interview that is ahead, to whoever a mail has shown to be a guardian. */
  interview?: ToldInterview;
  /** Undefined where who looks may say nothing of them, and where the office needs none. */
  papers?: PapersAtStatus;
  /** What its family can do where there is no place. */
  chance?: SecondChance;
  /** With which a message about this child is sent, where who looks may write. */
  messagePass?: string;
  /** Whether it comes back, where the school asks this and who looks may answer. */
  comesBack?: FamilyQuestion;
}

export interface ShownFamily {
  token: string;
  by: 'birthDate' | 'mail';
  children: ShownChild[];
  coming: ComingDate[];
}

/** Before the reader of our mail has said that the child is theirs. */
export interface AskedFamily {
  token: string;
  by: 'unproven';
  reference: string;
  /** As our letters call the child. */
  child: string;
}

/** The page of a family as it is now; undefined where the token opens nothing any more. */
export async function showFamily(
  school: Services,
  token: string,
): Promise<ShownFamily | AskedFamily | undefined> {
  const opened = await openFamily(school, token);
  if (!opened) return undefined;
  if (opened.by === 'unproven') {
    const { reference, receiver } = opened;
    return { token, by: opened.by, reference, child: receiver.child };
  }
  const known = new Set(opened.by === 'mail' ? opened.children.map((one) => one.reference) : []);
  const found = await Promise.all(
    opened.children.map((child) => showChild(school, opened, child, known)),
  );
  const email = opened.by === 'mail' ? opened.receiver.email : undefined;
  // Of several forms of one child, the one that goes on.
  const shown = found.flatMap((child) => (child && !child.goesOnAs ? [child] : []));
  const signing = { secret: school.secret, now: school.clock.now() };
  const children = shown.map((child) => {
    const { reference } = child;
    return email
      ? { ...child, messagePass: writeMessagePass({ reference, email }, signing) }
      : child;
  });
  const coming = comingDates(school.content, children, dayInLusaka(school.clock.now()));
  return { token, by: opened.by, children, coming };
}

async function showChild(
  school: Services,
  family: OpenedFamily,
  opened: OpenedChild,
  known: ReadonlySet<string>,
): Promise<ShownChild | undefined> {
  const { store, content, clock } = school;
  const { reference, mayKnow } = opened;
  const now = clock.now();
  const child = await getChildOfFamily({ read: store.read, content, now }, opened, known);
  if (!child) return undefined;
  const offer = await findOffer(store.read, school, reference, now);
  // Who may have letters only is told nothing of what has come.
  if (offer && mayKnow !== 'everything') delete offer.next;
  const isOpen = mayKnow === 'everything';
  const chance = isOpen ? await findSecondChance(store.read, content, child, now) : undefined;
  const papers = isOpen && (await papersAtStatus(school, reference));
  const turn = await findToldTurn(store.read, content, reference, now);
  const interview =
    family.by === 'mail' ? await findToldInterview(store.read, reference, now) : undefined;
  const comesBack = await questionOnPage(school, family, opened);
  return {
    ...child,
    ...(turn && { turn }),
    ...(interview && { interview }),
    ...(offer && { offer }),
    ...(chance && { chance }),
    ...(papers && { papers }),
    ...(comesBack && { comesBack }),
  };
}
