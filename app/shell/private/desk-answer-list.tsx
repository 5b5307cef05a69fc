import { useId } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import type {
  DeskAnswers,
  FamilyAnswer,
  FoundAnswer,
} from '#features/families/search/desk-answers.ts';

/** What the desk's bar has found: families first, then the rooms. */
export function DeskAnswerList({ answers: { families, rooms } }: { answers: DeskAnswers }) {
  const id = useId();
  return (
    <>
      {families.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>Families</h2>
          <ul className="bare">
            {families.map((family) => (
              <Family key={family.to} family={family} />
            ))}
          </ul>
        </section>
      )}
      {rooms.map(({ name, records }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul className="bare">
            {records.map((record) => (
              <Found key={record.to} record={record} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Family({
  family: { to, name, detail, isSounding, children, records },
}: {
  family: FamilyAnswer;
}) {
  return (
    <li>
      <Link to={to} dir="auto">
        {name}
      </Link>
      <span className="small muted" dir="auto">
        {isSounding && 'Sounds like it · '}
        {detail}
      </span>
      {children.map(({ reference, name: child, status }) => (
        <span key={reference} className="row small">
          <span dir="auto">{child}</span>
          <StatusBadge of={status} />
          <span className="ref">{reference}</span>
        </span>
      ))}
      {records.length > 0 && (
        <ul className="bare">
          {records.map((record) => (
            <Found key={record.to} record={record} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Found({ record: { to, title, detail, status, reference } }: { record: FoundAnswer }) {
  return (
    <li>
      <span className="row">
        <Link to={to} dir="auto">
          {title}
        </Link>
        <StatusBadge of={status} />
      </span>
      <span className="small muted" dir="auto">
        {[detail, reference].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
