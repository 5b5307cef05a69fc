import { sendApplication } from '../clients/send-application.ts';
import { sendJobApplication } from '../clients/send-job-application.ts';
import { samplePdf } from '../samples/sample-resumes.ts';

/** A submission whose words are unlike all others, so that it can be counted afterwards. */
export interface Sent {
  kind: 'enrollment' | 'job';
  key: string;
  name: string;
  /** Unset while nothing was promised. */
  reference?: string;
  /** When it was, in milliseconds since 1970. */
  answeredAt?: number;
}

/** Sends it, again with the same key if need be. Resolves with the reference, or throws for any other answer. */
export async function deliver(address: string, { kind, key, name }: Sent): Promise<string> {
  const headers = { 'Idempotency-Key': key };
  const answer =
    kind === 'enrollment'
      ? await sendApplication(address, { studentFirstName: name }, headers)
      : await sendJobApplication(address, samplePdf({ trailer: `/X (${name})` }), name, headers);
  if (answer.status !== 201) throw new NotTaken(answer.status);
  return (await answer.json()).reference;
}

class NotTaken extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Answered ${status}`);
    this.status = status;
  }
}

/**
 * Many families send without a pause until the server is gone, which it is in the middle: `cut` is called once
 * there are `enough` answers. Returns everything that was sent, also what was under way.
 */
export async function sendUntilCut(
  address: string,
  {
    atOnce,
    enough,
    round,
    withResumes = false,
  }: {
    atOnce: number;
    enough: number;
    round: number;
    withResumes?: boolean;
  },
  cut: () => Promise<unknown>,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  let answered = 0;
  let cutting: Promise<unknown> | undefined;
  const send = async (family: number) => {
    for (let child = 0; ; child++) {
      const kind = withResumes && child % 4 === 3 ? 'job' : 'enrollment';
      const one: Sent = { kind, key: crypto.randomUUID(), name: `R${round} F${family} C${child}` };
      sent.push(one);
      try {
        one.reference = await deliver(address, one);
        one.answeredAt = Date.now();
      } catch (error) {
        // Before the cut every answer is a receipt; after it a broken line or "not stored" is the cut itself.
        if (!cutting || (error instanceof NotTaken && error.status !== 503)) throw error;
        return;
      }
      answered++;
      if (answered >= enough) cutting ??= cut();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, family) => send(family)));
  await cutting;
  return sent;
}
