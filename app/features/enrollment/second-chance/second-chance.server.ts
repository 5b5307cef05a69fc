import { answerDaysOf } from '#features/calendar/answer-days.ts';
import { contactMessage } from '#features/contact/contact-message.ts';
import { findAskedAbout } from '#features/contact/conversation/asked-about.server.ts';
import { dayOfStored } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { ContentOfAnswers } from '../desk/answered.server.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { findToldLeading } from '../same-child/leading.server.ts';
import {
  ASKS_TO_LOOK_AGAIN,
  canAskToLookAgain,
  LOOK_AGAIN,
  secondChanceFor,
} from './look-again.ts';
import { findNextYear } from './next-year.server.ts';

/** School days until the answer, where the school has said none for messages. */
const USUAL_DAYS = 10;

/** What a family without a place can do now; undefined of every other status. `status`: as the family is told. */
export async function findSecondChance(
  read: ReadStore,
  content: ContentOfAnswers,
  { reference, status }: { reference: string; status: EnrollmentStatus },
  now: Date,
) {
  if (!canAskToLookAgain(status)) return undefined;
  const { daysFor, addSchoolDays } = answerDaysOf(content, contactMessage.kind);
  const asked = await findAskedAbout(read, reference, LOOK_AGAIN, now);
  const days = daysFor('new') ?? USUAL_DAYS;
  const by = asked && addSchoolDays(dayOfStored(asked.at), days);
  const { admissionsPhone } = content.school;
  const chance = secondChanceFor(
    status,
    admissionsPhone,
    asked && by ? { ...asked, by } : undefined,
  );
  const nextYear = await findNextYear(read, reference, now);
  return chance && { ...chance, ...(nextYear && { nextYear }) };
}

/** The name that the words of a family have at the desk: only where it may ask this, and whatever else it has sent. */
export async function subjectOfWords(
  read: ReadStore,
  about: string,
  asks: string | undefined,
  now: Date,
): Promise<string> {
  if (asks !== ASKS_TO_LOOK_AGAIN) return '';
  const { status } = await findToldLeading(read, about, now);
  return canAskToLookAgain(status) ? LOOK_AGAIN : '';
}
