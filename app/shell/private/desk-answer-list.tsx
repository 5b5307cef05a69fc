import { useId } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { NOTE_HASH } from '#features/families/notes/notes-at.ts';
import type {
  DeskAnswers,
  FamilyAnswer,
  FoundAnswer,
} from '#features/families/search/desk-answers.ts';

/** What the desk's bar has found: families first, then the rooms. */
export function DeskAnswerList({ answers: { families, rooms, meant } }: { answers: DeskAnswers }) {
  const id = useId();
  return (
    <>
      {meant.length > 0 && (
        <section aria-labelledby={`${id}-meant`}>
          <h2 id={`${id}-meant`}>
            Did you mean {meant.map(({ reference }) => reference).join(' or ')}?
          </h2>
          <ul className="bare">
            {meant.map((record) => (
              <Found key={record.to} record={record} />
            ))}
          </ul>
        </section>
      )}
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

interface FamilyProps {
  family: FamilyAnswer;
}

function Family({ family: { to, name, detail, isSounding, children, records } }: FamilyProps) {
  return (
    <li>
      <span className="row apart">
        <Link to={to} dir="auto">
          {name}
        </Link>
        <Link className="small" to={`${to}${NOTE_HASH}`}>
          Note a call
          <span className="visually-hidden">
            : {children.map((child) => child.name).join(', ')}
          </span>
        </Link>
      </span>
      <span className="small muted" dir="auto">
        {isSounding && 'Sounds like it · '}
        {detail}
      </span>
      {children.length > 1 ? (
        <span className="small" dir="auto">
          {children.length} children:{' '}
          {children.map(({ name: child, status }) => `${child} (${status.name})`).join(', ')}
        </span>
      ) : (
        children.map(({ reference, name: child, status }) => (
          <span key={reference} className="row small">
            <span dir="auto">{child}</span>
            <StatusBadge of={status} />
            <span className="ref">{reference}</span>
          </span>
        ))
      )}
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
