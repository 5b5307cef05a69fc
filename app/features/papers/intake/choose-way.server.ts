import type { Content } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { destroyPicture, forgetPaper } from '../destroy-picture.server.ts';
import type { FamilyWay } from '../paper-status.ts';
import type { PapersPass } from '../papers-pass.server.ts';
import { openPaper, setPaper } from './open-paper.server.ts';

export interface PaperServices {
  store: Store;
  files: FileStore;
  clock: Clock;
  secret: string;
  readonly content: Pick<Content, 'papers'>;
}

/** A family brings a paper, does not have it yet, or takes back what it said or sent. Gives the reason why not. */
export async function chooseWay(
  { store, files, clock, content }: PaperServices,
  pass: PapersPass,
  { paper, way }: { paper: string; way: FamilyWay | 'takeBack' },
): Promise<{ against: string } | undefined> {
  const now = clock.now();
  const at = { reference: pass.reference, paper };
  const result = await store.write(async (transaction) => {
    const known = await openPaper(transaction, content, pass, paper, now);
    if ('against' in known) return known;
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
