import { findUndo } from '#desk/cases/time-to-undo.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import type { Opened } from '#desk/record/open-record.server.ts';
import { findConversation } from '#features/contact/conversation/read-conversation.server.ts';
import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import type { School } from '#features/content/schemas.ts';
import { ageOn, dayInLusaka } from '#lib/dates/plain-date.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { firstOfJanuary, isOldEnough } from '../age-rule.ts';
import { listBarredLines, listPeopleToBar } from '../barred/list-barred.server.ts';
import { listBarredGuardians } from '../barred/may-follow.server.ts';
import { phoneToCall } from '../barred/phone-to-call.server.ts';
import { listCorrections } from '../corrections/correct-answer.server.ts';
import { letterTextFor, nextYearLetter } from '../emails/family-letter.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { applicationDay } from '../enrollment-years.ts';
import { listGuardianActs } from '../guardians/guardian-acts.server.ts';
import { openOffer } from '../guardians/offer/open-offer.ts';
import { listFollowers } from '../guardians/portal-access/list-followers.server.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { type GuardianNumber, guardianName, guardianNumbers } from '../guardians/which-guardian.ts';
import { answersOfRow } from '../intake/answer-columns.ts';
import { countGrade } from '../places/count-places.server.ts';
import { criteriaOf } from '../places/criteria.ts';
import { findStanding } from '../places/standing-of-application.server.ts';
import { listRequests } from '../requests/list-requests.server.ts';
import { listReadyTexts } from '../requests/ready-texts.server.ts';
import { findOverdueDays } from '../rounds/held-decisions.server.ts';
import { withReasons } from '../rounds/offers/held-offers.server.ts';
import { listOthersOfChild } from '../same-child/forms-of-child.server.ts';
import { listOtherBirthDates } from '../same-child/other-birth-dates.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import type { EnrollmentApplicationRow, SubmittedCopy } from '../tables.server.ts';
import { findNewestCode } from './give-access-code.server.ts';
import { isInvited } from './interviews.server.ts';

/** What the record of an application shows. */
export async function presentRecord(
  row: EnrollmentApplicationRow,
  { read, now, school, history: ofStaff }: Opened & { school: RoomServices },
) {
  const { content } = school;
  const family = await school.findFamilyReferences(read, row.reference);
  const overdueDays = await findOverdueDays(read, row);
  const standing = await findStanding(read, row, {
    criteria: criteriaOf(content.enrollment),
    family,
    now,
  });
  const [history, acts, portalActs, followers, code, places, conversation] = await Promise.all([
    applicationHistory.list(read, row.reference),
    withReasons(read, row.reference, ofStaff),
    listGuardianActs(read, row.id),
    listFollowers(read, row.id),
    findNewestCode(read, row.id, now),
    countGrade(
      read,
      content,
      { year: row.enrollment_year, grade: row.grade_level },
      dayInLusaka(now),
    ),
    findConversation(read, row.reference),
  ]);
  const receivers = (await findReceivers(read, row.reference)).filter(isWrittenTo);
  const invited = receivers.filter(isInvited);
  return {
    applicant: `${row.student_first_name} ${row.student_last_name}`,
    gradeLevel: row.grade_level,
    enrollmentYear: row.enrollment_year,
    /** Full years on January 1st of the year of enrollment. */
    ageAtIntake: ageOn(row.student_dob, firstOfJanuary(row.enrollment_year)),
    isOldEnough: isOldEnough(row.student_dob, row.grade_level, row.enrollment_year),
    /** The addresses that letters go to. */
    letterTo: receivers.map(({ email }) => email),
    guardians: guardiansOf(row, await listBarredGuardians(read, row)),
    /** Of whoever may be told of the child; '' where nobody may. */
    familyPhone: await phoneToCall(read, row.reference),
    copy: JSON.parse(row.submitted_copy) as SubmittedCopy,
    /** As they stand now, with what was corrected since. */
    answers: answersOfRow(row),
    day: applicationDay(content, dayInLusaka(now)),
    corrections: await listCorrections(read, row.id),
    enteredBy: row.entered_by,
    /** Whether a mail can go to what the family gave as its address. */
    isMailable: receivers.length > 0,
    moves: row.same_child_as ? [] : allowedMoves(row, content.school),
    ...(places && { places }),
    /** Its place on the waiting list, or what that would go by. */
    ...(standing && { standing }),
    /** The letter with which the form can be taken over into the next year, where its family has said yes. */
    ...(history.at(-1)?.facts.considerFor && { nextYearLetter: nextYearLetter(content.school) }),
    undo: findUndo(history, now),
    history,
    acts,
    portalActs,
    followers,
    /** Who may not know of the child, or may not collect it; what was lifted too. */
    barred: await listBarredLines(read, row.reference),
    /** Everybody on the form, with what they may know. */
    people: await listPeopleToBar(read, row),
    /** Whom a mail about an interview goes to, and the interview that is written down. */
    inviteTo: invited.map(({ email }) => email),
    interview: history.at(-1)?.facts.interview,
    ...offerOf(row, history, (offered) =>
      openOffer(content, offered, dayInLusaka(now), overdueDays),
    ),
    requests: await listRequests(read, row.id, now),
    readyTexts: await listReadyTexts(read, 'ask'),
    ...(conversation && { conversation }),
    /** The application that goes on for this child, where the office has said that both are of one child. */
    sameChildAs: row.same_child_as,
    /** The other forms of this child, when this one goes on for them. */
    sameChild: await listOthersOfChild(read, row.reference),
    otherBirthDates: await listOtherBirthDates(read, school, {
      reference: row.reference,
      bornOn: row.student_dob,
    }),
    ...(code && { accessCodeMadeAt: code.made_at }),
  };
}

/** The offer that waits for the family. Of two applications of one child the family is reminded of the one that goes on. */
function offerOf(
  { status, same_child_as }: EnrollmentApplicationRow,
  history: Awaited<ReturnType<typeof applicationHistory.list>>,
  open: (offered: Parameters<typeof openOffer>[1]) => ReturnType<typeof openOffer>,
) {
  const offered = history.findLast((one) => one.status === status);
  if (!offered || !enrollmentStatuses[status].isOffer || same_child_as) return {};
  const offer = open(offered);
  return offer ? { offer } : {};
}

/** As the application names them; whoever may not follow it is given no way in. */
function guardiansOf(row: EnrollmentApplicationRow, barred: readonly GuardianNumber[]) {
  return guardianNumbers
    .filter((number) => guardianName(row, number) !== '' || row[`parent${number}_email`] !== '')
    .map((number) => ({
      number,
      name: guardianName(row, number),
      isMailable: isMailAddress(row[`parent${number}_email`]),
      mayFollow: !barred.includes(number),
    }));
}

/** One for each status that the map leads to, with the letter that is due. */
function allowedMoves(row: EnrollmentApplicationRow, school: School) {
  return enrollmentStatuses[row.status].next.map((to) => {
    const letter = letterTextFor(to, school);
    return {
      to,
      bringsAccessCode: enrollmentStatuses[to].isOffer === true,
      ...(letter && { letter }),
    };
  });
}
