import type { StaffIn } from '#desk/require-room.server.ts';
import { emailKey, phoneKey } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { holdsGrade } from '../rounds/held-decisions.server.ts';
import type { Applicant, ListedApplicant } from '../same-child/applicant.ts';
import { listAlike, listApplicants } from '../same-child/applicants.server.ts';
import type { Criteria } from './criteria.ts';
import { type LeftOut, passedOver } from './passed-over.ts';
import { listWaiting } from './waiting-list.server.ts';

/** Whom the school leaves out when it offers a place to these applications and to nobody else. */
export async function listLeftOut(
  read: ReadStore,
  _staff: StaffIn<'enrollment'>,
  references: readonly string[],
  { criteria, now }: { criteria: Criteria; now: Date },
): Promise<LeftOut> {
  const chosen = await listApplicants(read, references);
  return {
    passedOver: await listPassedOver(read, chosen, { criteria, now }),
    twins: await listTwins(read, chosen),
  };
}

async function listPassedOver(
  read: ReadStore,
  chosen: readonly ListedApplicant[],
  { criteria, now }: { criteria: Criteria; now: Date },
) {
  const found: LeftOut['passedOver'] = [];
  for (const year of new Set(chosen.map(({ enrollmentYear }) => enrollmentYear))) {
    const waiting = await listWaiting(read, year, criteria);
    const ofYear = chosen.filter(({ enrollmentYear }) => enrollmentYear === year);
    for (const grade of new Set(ofYear.map(({ gradeLevel }) => gradeLevel))) {
      const ofGrade = ofYear.filter(({ gradeLevel }) => gradeLevel === grade);
      const passed = passedOver(
        waiting.filter(({ grade_level }) => grade_level === grade),
        ofGrade.map(({ reference }) => reference),
      );
      const children = passed.map(({ reference, ...row }) => ({
        reference,
        applicant: `${row.student_first_name} ${row.student_last_name}`,
      }));
      if (children.length === 0) continue;
      const isHeld = await holdsGrade(read, { year, grade }, now);
      found.push({ grade: shortGrade(grade), year, children, isHeld });
    }
  }
  return found;
}

async function listTwins(read: ReadStore, chosen: readonly ListedApplicant[]) {
  const twins = new Map<string, LeftOut['twins'][number]>();
  for (const child of chosen) {
    for (const other of await listAlike(read, child)) {
      if (chosen.some(({ reference }) => reference === other.reference)) continue;
      if (other.sameChildAs !== null || !canBeOffered(other) || !areTwins(child, other)) continue;
      twins.set(other.reference, {
        reference: other.reference,
        applicant: nameOf(other),
        twinOf: nameOf(child),
      });
    }
  }
  return [...twins.values()];
}

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`;

/** Whoever has a place, or an offer, or has gone, is not left out. */
function canBeOffered({ status }: ListedApplicant): boolean {
  const { holdsPlace, isOver } = enrollmentStatuses[status];
  return !holdsPlace && !isOver;
}

/** Born on one day and for one year, with first names of their own and a guardian's phone or address in common. */
function areTwins(one: ListedApplicant, other: ListedApplicant): boolean {
  const contacts = contactsOf(one);
  return (
    one.bornOn === other.bornOn &&
    one.enrollmentYear === other.enrollmentYear &&
    one.firstName.trim().toLowerCase() !== other.firstName.trim().toLowerCase() &&
    contactsOf(other).some((contact) => contacts.includes(contact))
  );
}

const contactsOf = ({ guardians }: Applicant) =>
  guardians
    .flatMap(({ phone, email }) => [phoneKey(phone), emailKey(email)])
    .filter((key) => key !== '');
