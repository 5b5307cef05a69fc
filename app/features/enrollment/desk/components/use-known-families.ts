import { useEffect, useRef, useState } from 'react';
import { useDebounce } from '#desk/list/use-debounce.ts';
import type { Address } from '#requests/address.ts';
import { askServer, sendChange } from '#requests/server-requests.ts';
import { answersOfGuardians } from '../../form/another-child/answers-of-guardians.ts';
import type { Answers } from '../../form/answers.ts';
import { alikeAt } from '../desk-at.ts';
import type { DeskRecord } from '../desk-record.ts';
import { canBeKnown, type KnownFamily } from '../known-family.ts';

/** Who is here already of the form that is being typed, asked whenever somebody stops typing. */
export function useKnownFamilies(answers: Answers): KnownFamily[] {
  const [known, setKnown] = useState<KnownFamily[]>([]);
  const pause = useDebounce();
  const newest = useRef(0);
  const asked = JSON.stringify(canBeKnown(answers) ? answers : null);
  useEffect(() => {
    const number = ++newest.current;
    const body = JSON.parse(asked) as Answers | null;
    if (!body) setKnown([]);
    else {
      pause.wait(async () => {
        // A hint: without a connection there is none, and the form goes on.
        const answer = await sendChange(alikeAt, body).catch(() => {});
        if (answer && 'done' in answer && newest.current === number) setKnown(answer.done.known);
      });
    }
    return pause.stop;
  }, [asked, pause]);
  const isFamilyTyped = answers.parent1FirstName !== '' && answers.emergencyContactPhone !== '';
  return known.filter(({ question }) => question === 'sameChild' || !isFamilyTyped);
}

/** Guardians and emergency contact as an application has them now. */
export async function fetchFamily(
  at: Address<{ shows: Pick<DeskRecord, 'answers'> }>,
): Promise<Partial<Answers>> {
  return answersOfGuardians((await askServer(at)).answers);
}
