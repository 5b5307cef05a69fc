import type { Content } from '#features/content/schemas.ts';
import type { Needs } from '#lib/needs.ts';
import type { FamilySays } from '../paper-status.ts';
import type { PapersPass } from '../papers-pass.server.ts';
import { destroyPicture, forgetPaper } from '../pictures/destroy-picture.server.ts';
import { openPaper, setPaper } from './open-paper.server.ts';

const CHANGED_MEANWHILE =
  'Something was said or sent about this paper since you opened the page, so nothing was done. Look at how it stands now, and choose again.';

export interface PaperServices extends Needs<'store' | 'clock' | 'secret' | 'files'> {
  readonly content: Pick<Content, 'papers'>;
}

interface Refused {
  against: string;
  /** It has changed since it was looked at. */
  isStale?: true;
}

/**
 * A family brings a paper, does not have it yet, or takes back what it said or sent. Gives the reason why not. `seen`:
 * when the paper had changed last on the screen, null for never; a guardian takes nothing away that the other has sent
 * meanwhile. Left out by whoever can take nothing away (`reasonAgainst`).
 */
export async function recordSaid(
  { store, files, clock, content }: PaperServices,
  pass: PapersPass,
  { paper, way, seen }: { paper: string; way: FamilySays | 'takeBack'; seen?: string | null },
): Promise<Refused | undefined> {
  const now = clock.now();
  const at = { reference: pass.reference, paper };
  const result = await store.write(async (transaction): Promise<Refused | { gone: string[] }> => {
    const known = await openPaper(transaction, content, pass, paper, now);
    if ('against' in known) return known;
    // What is so already, such as after an answer that got lost, is no news to anybody.
    const isSoAlready = (known.status ?? 'takeBack') === way;
    const isStale = seen !== undefined && seen !== known.changedAt && !isSoAlready;
    if (isStale) return { against: CHANGED_MEANWHILE, isStale };
    if (way === 'takeBack') return { gone: await forgetPaper(transaction, at, 'takenBack', now) };
    await setPaper(transaction, at, { status: way }, now);
    const { pictureId } = known;
    return {
      gone: pictureId ? await destroyPicture(transaction, pictureId, 'takenBack', now) : [],
    };
  });
  if ('against' in result) return result;
  for (const name of result.gone) await files.remove(name);
  return undefined;
}
