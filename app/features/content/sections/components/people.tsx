import type { ComponentType } from 'react';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import type { Person } from '../blocks.ts';
import type { Photograph as Portrait } from '../photograph.ts';

interface PeopleProps {
  people: Person[];
  Photograph: ComponentType<Portrait>;
}

/** Names with what each does, beside the photographs that there are. */
export function People({ people, Photograph }: PeopleProps) {
  return (
    <dl className="team">
      {people.map(({ name, role, phone, text, portrait }) => (
        <div key={name + role}>
          <dt>{name}</dt>
          <dd>
            {unbroken(role)}
            {phone && (
              <>
                <br />
                <a href={telephoneLink(phone)}>{unbroken(phone)}</a>
              </>
            )}
            {text && (
              <>
                <br />
                {unbroken(text)}
              </>
            )}
          </dd>
          {portrait && (
            <dd className="face">
              <Photograph {...portrait} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
