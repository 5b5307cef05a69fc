import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { wordsOfKey } from '#db/following/key-words.ts';
import { findMoment } from '#db/following/moment.ts';
import { openPlace } from '#db/following/place/open-place.server.ts';
import { rebuild } from '#db/following/rebuild.server.ts';
import { inScratch } from '#db/following/scratch.server.ts';
import { unsealWith } from '#db/following/seal.server.ts';
import { readContent } from '#features/content/read.server.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { PRINT_FONTS } from '#lib/print/print.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { parseCommand, placeNamed, runCommand } from './command-line.ts';
import { isTerminal } from './restoring/ask.ts';
import { printKeySheet } from './restoring/key-sheet.ts';
import { askForKey, keyInFile } from './restoring/keys.ts';

const USAGE = 'npm run copies:key [-- FOLDER FOR THE SHEET], or -- --prove=PLACE [--key=FILE]';
const SHEET = 'copies-key.pdf';
/** In the data folder, where only the site may read. */
const PROOF = 'proof-of-key';

/** Makes the key to encrypted copies, on a sheet for the drawer; or shows that the sheet opens them. */
await runCommand(async (env) => {
  const options = { prove: { type: 'string' }, key: { type: 'string' } } as const;
  const { values, positionals } = parseCommand(USAGE, () =>
    parseArgs({ options, allowPositionals: true }),
  );
  if (values.prove === undefined) return makeKey(env, positionals[0]);
  await prove(env, placeNamed(values.prove), values.key);
});

async function makeKey({ contentDir }: Environment, folder = '.'): Promise<void> {
  const file = resolve(join(folder, SHEET));
  if (existsSync(file))
    throw new CannotStart(`${file} is there already: print and remove it first.`);
  if (!existsSync(PRINT_FONTS)) throw new CannotStart('Build the site first: npm run build');
  const privateKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(privateKey);
  const sheet = await printKeySheet({
    school: readContent(contentDir).school.name,
    madeOn: plainSpaces(dayMonthYear(dayInLusaka(new Date()))),
    words: wordsOfKey(privateKey),
    publicKey,
    privateKey,
  });
  writeFileSync(file, sheet, { mode: 0o600, flag: 'wx' });
  console.log(`COPY_KEY=${publicKey}`);
  console.log(
    [
      '',
      `1. Print ${file} twice, one for the drawer and one for another house. It has the private key.`,
      '2. Remove the file: nothing else on this machine has that key.',
      '3. Put the line above into the settings, and start the site again.',
      '4. A minute later, with the sheet in your hand: npm run copies:key -- --prove=PLACE',
    ].join('\n'),
  );
}

/** With the words of the sheet alone: this machine's own key would prove nothing. */
async function prove(
  { dataDir, bucketAccount }: Environment,
  address: string,
  file?: string,
): Promise<void> {
  if (file === undefined && !isTerminal()) throw new CannotStart(`Usage: ${USAGE}`);
  const place = await openPlace(address, bucketAccount);
  const moment = await findMoment(place);
  if (moment.objects.some(({ isSealed }) => !isSealed)) {
    throw new CannotStart(
      'The newest copy there is not encrypted: set COPY_KEY, and start the site.',
    );
  }
  const key = file === undefined ? await askForKey() : keyInFile(resolve(file));
  await inScratch(dataDir, PROOF, (folder) => rebuild(place, unsealWith([key]), moment, folder));
  const at = plainSpaces(instantInWords(moment.at));
  console.log(`The newest copy, of ${at}, opens with this key.`);
}
