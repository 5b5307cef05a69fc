import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from '#lib/text/typed-text.ts';

const LONGEST = 80;

/** The name of a member of staff as colleagues read it. An address is none: it could be somebody else's. */
export const staffNameSchema = v.pipe(
  v.string('Enter a name'),
  v.trim(),
  v.nonEmpty('Enter a name'),
  v.check(
    (name) => characterCount(name) <= LONGEST,
    `Shorten the name to ${LONGEST} letters or fewer`,
  ),
  v.check((name) => isStorable(name) && isOneLine(name), 'Write the name on one line'),
  v.check((name) => !name.includes('@'), 'Enter a name, not an email address'),
);

export const ownNameSchema = v.object({ name: staffNameSchema });
