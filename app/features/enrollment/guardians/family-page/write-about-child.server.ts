import { type AnswerServices, writeAbout } from '#features/contact/conversation/answer.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { Taken } from '#lib/store/take-submission.server.ts';
import { subjectOfWords } from '../../second-chance/second-chance.server.ts';
import { findReceivers } from '../receivers.server.ts';
import { type GuardianNumber, inOneCase } from '../which-guardian.ts';
import { type OpenedFamily, openFamily } from './open-family.server.ts';

/** A guardian who may write about one of the children of an open page, in the name that the form has. */
export interface WriterAboutChild {
  reference: string;
  name: string;
  email: string;
  /** Which of the two they are; undefined where nobody knows. */
  guardian: GuardianNumber | undefined;
}

/**
 * Whoever reads our mail, and may know everything of that child now; a birth date is known to more people than the
 * family, and who gets letters only writes nothing (docs/decisions/0078, 0088). Undefined for anybody else.
 */
export async function findWriter(
  services: Parameters<typeof openFamily>[0],
  token: string,
  about: string,
): Promise<WriterAboutChild | undefined> {
  const opened: OpenedFamily | undefined = await openFamily(services, token);
  if (opened?.by !== 'mail') return undefined;
  if (!opened.children.some(({ reference }) => reference === about)) return undefined;
  const own = inOneCase(opened.receiver.email);
  const receivers = await findReceivers(services.store.read, about);
  const receiver = receivers.find(({ email }) => inOneCase(email) === own);
  if (!receiver || receiver.closed) return undefined;
  const { name, email, guardian } = receiver;
  return { reference: about, name, email, guardian };
}

/** In the conversation about the child, with the limits that it has for everybody. */
export async function writeAboutChild(
  services: AnswerServices,
  { reference: about, name, email }: WriterAboutChild,
  {
    asks,
    ...said
  }: {
    words: string;
    after: string;
    asks?: string | undefined;
    sender: Sender;
    key?: string | undefined;
  },
): Promise<Taken> {
  const { store, clock } = services;
  const subject = await subjectOfWords(store.read, about, asks, clock.now());
  return writeAbout(services, { about, name, email }, { author: name, subject, ...said });
}
