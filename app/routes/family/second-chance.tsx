import { ForgetWords, KeptWords } from '#features/contact/components/kept-words.tsx';
import { Ways } from '#features/enrollment/second-chance/components/ways.tsx';
import {
  ASKS_TO_LOOK_AGAIN,
  LOOK_AGAIN,
  lookAgainOf,
  WHAT_TO_LOOK_AT,
} from '#features/enrollment/second-chance/look-again.ts';
import type { ShownChild, ShownFamily } from './show-family.server.ts';

interface SecondChanceProps {
  child: ShownChild;
  by: ShownFamily['by'];
  token: string;
  slug: string;
}

/** What a family can do that has no place. Whoever came by our mail asks here; a birth date is known to more people. */
export function SecondChance({ child, by, token, slug }: SecondChanceProps) {
  const { chance, reference, said } = child;
  if (!chance) return null;
  const keepAs = lookAgainOf(reference);
  const ways = (
    <Ways
      chance={chance}
      id={`${reference}-chance`}
      nextYear={
        by === 'mail'
          ? (isWanted, words) => (
              <form method="post">
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="child" value={reference} />
                <input type="hidden" name="nextYear" value={isWanted ? 'yes' : 'no'} />
                <button className="btn line" type="submit">
                  {words}
                </button>
              </form>
            )
          : undefined
      }
    >
      {by === 'mail' ? (
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="about" value={reference} />
          <input type="hidden" name="asks" value={ASKS_TO_LOOK_AGAIN} />
          <input type="hidden" name="after" value={said.at(-1)?.id ?? ''} />
          <KeptWords id={keepAs} label={WHAT_TO_LOOK_AT} rows={4} slug={slug} keepAs={keepAs} />
          <button className="btn" type="submit">
            {LOOK_AGAIN}
          </button>
        </form>
      ) : (
        <p>To ask us to look again, open the link in our mail, call us, or come to the office.</p>
      )}
    </Ways>
  );
  return (
    <>
      {ways}
      {chance.asked && <ForgetWords slug={slug} keepAs={keepAs} />}
    </>
  );
}
