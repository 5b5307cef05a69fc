import { data } from 'react-router';
import type { Services } from '#app/services.server.ts';
import { takeWords } from '#features/contact/conversation/take-words.server.ts';
import {
  findWriter,
  writeAboutChild,
} from '#features/enrollment/guardians/family-page/write-about-child.server.ts';
import { sentAddress } from '#forms/sent-address.server.ts';
import { givenBack, secretPage } from '#lib/http/public-page.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import { leadTo } from '../../shell/opened-link.server.ts';
import { FAMILY_PAGE, type Sent, type Shown } from './shown-page.ts';

/** What somebody wrote on the page of a family about a child; what is not taken comes back with the words in it. */
export async function writeFromPage(school: Services, posted: URLSearchParams, sender: Sender) {
  const field = (name: string) => posted.get(name) ?? '';
  const [token, about, words, after] = [
    ...[field('token'), field('about')],
    ...[field('words'), field('after')],
  ] as const;
  const asks = posted.get('asks') ?? undefined;
  const giveBack = (shown: Shown, status: number, more = {}) =>
    data(shown, { status, headers: { ...secretPage, ...givenBack, ...more } });
  const writer = await findWriter(school, token, about);
  if (!writer) return giveBack({ isForgotten: true, lost: words }, 410);
  const result = await takeWords(school.log, words, (written) =>
    writeAboutChild(school, writer, { words: written, after, asks, sender }),
  );
  if (result.outcome === 'notTaken') {
    const { refusal, status, headers } = result;
    return giveBack({ notTaken: { token, about, words, after, asks, refusal } }, status, headers);
  }
  const sent: Sent = { wrote: about };
  const signing = { secret: school.secret, now: school.clock.now() };
  const address = `${sentAddress(FAMILY_PAGE, sent, signing)}#${about}-messages`;
  return leadTo(address, `?${new URLSearchParams({ token })}`, school.publicUrl);
}
