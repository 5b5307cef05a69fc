import type { HistoryEntry } from '#desk/record/record-history.server.ts';
import type { Reached, Undo } from '#desk/record/time-to-undo.ts';
import type { Turn } from '#features/contact/conversation/read-conversation.server.ts';
import type { Colleague } from '#features/people/colleagues.server.ts';
import type { WrittenLetter } from '#lib/mail/written-letter.ts';
import type { Correction } from '../corrections/correction.ts';
import type { EnrollmentStatus } from '../enrollment-application.ts';
import type { ApplicationDay } from '../enrollment-years.ts';
import type { Answers } from '../form/answers.ts';
import type { RecordedAct } from '../guardians/guardian-acts.server.ts';
import type { Follower } from '../guardians/portal-access/end-portal-access.server.ts';
import type { GuardianNumber } from '../guardians/which-guardian.ts';
import type { GradeCount } from '../places/places.ts';
import type { RequestAtDesk } from '../requests/list-requests.server.ts';
import type { ReadyText } from '../requests/ready-texts.server.ts';
import type { SubmittedCopy } from '../tables.server.ts';

export interface AllowedMove {
  to: EnrollmentStatus;
  /** The letter to the family that is due with it; undefined when none is. */
  letter?: WrittenLetter;
  bringsAccessCode: boolean;
}

/** One application as the office sees it. */
export interface DeskRecord {
  reference: string;
  version: number;
  status: EnrollmentStatus;
  submittedAt: string;
  applicant: string;
  gradeLevel: string;
  enrollmentYear: string;
  /** Full years on January 1st of the year of enrollment. */
  ageAtIntake: number;
  isOldEnough: boolean;
  /** To whom letters go, each with what is known of the address. */
  letterTo: { email: string; isProven: boolean }[];
  /** The guardians as the application names them, with whether they have an address. */
  guardians: { number: GuardianNumber; name: string; isMailable: boolean }[];
  familyPhone: string;
  assignedTo: string | null;
  copy: SubmittedCopy;
  /** As they stand now, with what was corrected since. */
  answers: Answers;
  /** What the form offers today. */
  day: ApplicationDay;
  /** What the office has corrected, the newest first. */
  corrections: Correction[];
  enteredBy: string | null;
  /** Whether a mail can go to what the family gave as its address. */
  isMailable: boolean;
  moves: AllowedMove[];
  /** How full the grade is. */
  places?: GradeCount;
  undo: Undo<EnrollmentStatus> | undefined;
  history: Reached<EnrollmentStatus>[];
  notes: { id: string; text: string; writtenAt: string; writtenBy: string }[];
  acts: HistoryEntry[];
  /** What guardians did in the portal. */
  portalActs: RecordedAct[];
  /** The accounts that see it in the portal now. */
  followers: Follower[];
  /** What the family was asked for. */
  requests: RequestAtDesk[];
  /** Texts of the office to ask with. */
  readyTexts: ReadyText[];
  /** What office and family said to each other about it. */
  conversation?: { reference: string; isNew: boolean; turns: Turn[] };
  /** The application that goes on for this child, where the office has said that both are of one child. */
  sameChildAs: string | null;
  /** The other forms of this child, when this one goes on for them. */
  sameChild: string[];
  colleagues: Colleague[];
  /** When the newest access code was made, if one is good still. */
  accessCodeMadeAt?: string;
}
