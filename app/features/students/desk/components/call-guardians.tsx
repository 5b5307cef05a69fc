import { telephoneLink } from '#lib/text/telephone.ts';
import { NOT_TO_BE_TOLD, type PeopleOfChild } from '../../people/people-of-child.ts';

interface CallGuardiansProps {
  people: PeopleOfChild;
  /** The child applied, so that an application says who may know of it. */
  isApplied: boolean;
}

/** Whom to call about a child, without the number of anybody who may not be told of it. */
export function CallGuardians({ people, isApplied }: CallGuardiansProps) {
  const { guardians, isGuarded } = people;
  if (guardians.length === 0 && !isGuarded) return null;
  return (
    <section aria-labelledby="guardians">
      <h2 id="guardians">Parents and guardians</h2>
      {isGuarded && (
        <p className="note">
          <b>Somebody may not know of this child, or may not collect it.</b>{' '}
          {isApplied
            ? 'Open the application, and read the red line before you call.'
            : 'This was written down at another child of the same person. Open that application, and read the red line before you call.'}
        </p>
      )}
      <ul className="bare">
        {guardians.map(({ name, relationship, phone, email, mayKnow }) => (
          <li key={`${name} ${phone}`}>
            <b dir="auto">{name}</b>
            {relationship && `, ${relationship}`}
            {!mayKnow && `, ${NOT_TO_BE_TOLD}`}
            {mayKnow && phone && (
              <>
                {' '}
                <a className="tall" href={telephoneLink(phone)}>
                  {phone}
                </a>
              </>
            )}
            {mayKnow && email && (
              <>
                {' '}
                <a className="tall" href={`mailto:${email}`}>
                  {email}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
