import { hash } from 'node:crypto';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { asTooMany, type Sender, type TooMany } from '#lib/rate-limit/sender.server.ts';
import { keyFromContent } from '#lib/store/idempotency.server.ts';
import type { PapersPass } from '../papers-pass.server.ts';
import { type PictureProblem, pictureFaults } from '../pictures/picture-faults.ts';
import { LARGEST_PICTURE } from '../pictures/picture-pieces.ts';
import { judgePicture, type PictureServices } from './judge-picture.server.ts';
import { type KeptResult, keepWhole } from './keep-whole.server.ts';
import { countPicture } from './paper-limits.server.ts';
import { beginPicture } from './take-piece.server.ts';

/** A photograph that a browser without a script sends in one piece; pressed twice, it is there once. */
export async function takePhotograph(
  services: PictureServices,
  pass: PapersPass,
  { paper, file, sender }: { paper: string; file: FormDataEntryValue | null; sender?: Sender },
): Promise<KeptResult | TooMany> {
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return refused('missing');
  if (file.size > LARGEST_PICTURE) return refused('tooLarge');
  const whole = new Uint8Array(await file.arrayBuffer());
  const read = await judgePicture(services, whole);
  if ('fault' in read) return refused(read.fault);
  const now = services.clock.now();
  const sha256 = hash('sha256', whole, 'hex');
  const { reference } = pass;
  const content = { reference, paper, sha256 };
  // The same file may be sent anew once the office could not read it.
  const destroyed = await services.store.read
    .selectFrom('paper_pictures')
    .select('id')
    .where('reference', '=', reference)
    .where('paper', '=', paper)
    .where('destroyed_at', 'is not', null)
    .execute();
  const round = String(destroyed.length);
  const id = keyFromContent({ kind: 'paper-picture', content }, round, dayInLusaka(now));
  const picture = { id, paper, sha256, size: read.bytes.length };
  try {
    return await keepWhole(
      services,
      { id, pass, paper, bytes: read.bytes },
      async (transaction) => {
        const counted = { pass, sender, size: whole.length, secret: services.secret };
        await countPicture(transaction, counted, now);
        await beginPicture(transaction, picture, pass, now);
      },
    );
  } catch (error) {
    return asTooMany(error);
  }
}

function refused(problem: PictureProblem): KeptResult {
  const { status, message: detail } = pictureFaults[problem];
  return { outcome: 'refused', status, detail };
}
