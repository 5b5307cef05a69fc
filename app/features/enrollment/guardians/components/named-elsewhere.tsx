import type { School } from '#features/content/schemas.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { FamilyOverview } from '../family-overview.server.ts';

interface NamedElsewhereProps {
  named: FamilyOverview['named'];
  school: School;
  /** At the applications of the family. */
  change: ServerChange<Record<string, never>>;
}

/** Applications that name the address of whoever is signed in, and are not among their children yet. */
export function NamedElsewhere({ named, school, change }: NamedElsewhereProps) {
  const { theirs, unproven } = named;
  if (theirs + unproven === 0) return null;
  return (
    <section className="panel mb-g5" aria-labelledby="named">
      <h2 id="named">{inWords(theirs + unproven)}</h2>
      {theirs > 0 && (
        <>
          <p>
            {theirs === 1
              ? 'One is an application that the school knows as yours. Add it, and you see it here.'
              : `${theirs} are applications that the school knows as yours. Add them, and you see them here.`}
          </p>
          <p>
            <SendButton
              className="btn"
              change={change}
              body={{}}
              said={{ title: 'Added', text: 'You can see them here from now on.' }}
            >
              {theirs === 1 ? 'Add it' : 'Add them'}
            </SendButton>
          </p>
          {change.refusal && <p role="alert">{change.refusal.detail}</p>}
        </>
      )}
      {unproven > 0 && (
        <p>
          {unproven === 1
            ? 'In one, somebody else gave us this address as yours.'
            : `In ${unproven}, somebody else gave us this address as yours.`}{' '}
          Call <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a>: we ask
          who you are, and give you an access code.
        </p>
      )}
    </section>
  );
}

function inWords(count: number): string {
  if (count === 1) return 'One more application names this address';
  return `${count === 2 ? 'Two' : count} more applications name this address`;
}
