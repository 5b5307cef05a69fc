import type { GivenBy } from '#features/students/coming-back/coming-back.ts';
import type { Answerer } from '#features/students/coming-back/family/answer-as-family.server.ts';
import {
  findFamilyQuestion,
  type QuestionServices,
} from '#features/students/coming-back/family/family-question.server.ts';
import type { FamilyQuestion } from '#features/students/coming-back/family/family-question.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findToldLeading } from '../../same-child/leading.server.ts';
import { isStudent } from '../../status/status-sets.ts';
import {
  type OpenedChild,
  type OpenedFamily,
  openFamily,
} from '../family-page/open-family.server.ts';
import { findWriter } from '../family-page/write-about-child.server.ts';
import { findOwnSide } from '../own-side.server.ts';
import type { Guardian } from '../portal-access/require-guardian.server.ts';
import { findReceivers } from '../receivers.server.ts';
import { type GuardianNumber, inOneCase } from '../which-guardian.ts';

type Asking = QuestionServices & Parameters<typeof openFamily>[0];

/** The question about one child on the page of its family; undefined for whoever may not know everything of it. */
export async function questionOnPage(
  services: QuestionServices,
  opened: OpenedFamily,
  { reference, mayKnow }: OpenedChild,
): Promise<FamilyQuestion | undefined> {
  if (mayKnow !== 'everything' || opened.by === 'unproven') return undefined;
  const { read } = services.store;
  const student = await findStudent(read, reference, services.clock.now());
  if (!student) return undefined;
  const question = await findFamilyQuestion(services, student, undefined);
  if (!question || opened.by === 'birthDate') return question;
  // Who of the two reads it is asked only where there is something to read.
  const own = inOneCase(opened.receiver.email);
  const receivers = await findReceivers(read, reference);
  const guardian = receivers.find(({ email }) => inOneCase(email) === own)?.guardian;
  return findFamilyQuestion(services, student, numberGiven(guardian));
}

/** Who presses an answer on the page of a family; undefined where they may not answer about this child now. */
export async function findAnswererOnPage(
  services: Asking,
  token: string,
  about: string,
): Promise<Answerer | undefined> {
  const opened = await openFamily(services, token);
  if (!opened || opened.by === 'unproven') return undefined;
  const child = opened.children.find(({ reference }) => reference === about);
  if (child?.mayKnow !== 'everything') return undefined;
  const reference = await findStudent(services.store.read, about, services.clock.now());
  if (!reference) return undefined;
  if (opened.by === 'birthDate') return { reference, givenBy: 'guardian', givenHow: 'birthDate' };
  const writer = await findWriter(services, token, about);
  return writer && { reference, givenBy: numberGiven(writer.guardian), givenHow: 'mail' };
}

/** The same in the portal. */
export async function findAnswererInPortal(
  { store: { read }, clock }: Pick<QuestionServices, 'store' | 'clock'>,
  guardian: Guardian,
): Promise<Answerer | undefined> {
  const reference = await findStudent(read, guardian.reference, clock.now());
  if (!reference) return undefined;
  const { own } = await findOwnSide(read, guardian);
  return { reference, givenBy: numberGiven(own), givenHow: 'portal' };
}

/** The reference by which the child of a form is at the school, once its family is told that it is enrolled. */
async function findStudent(
  read: ReadStore,
  reference: string,
  now: Date,
): Promise<string | undefined> {
  const { leading, status } = await findToldLeading(read, reference, now);
  return leading && isStudent(status) ? leading.reference : undefined;
}

const numberGiven = (guardian: GuardianNumber | undefined): GivenBy =>
  guardian ? `guardian${guardian}` : 'unknown';
