import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { findSection } from '#features/content/sections/sections.ts';
import { DoubtList } from '#features/publishing/components/doubt-list.tsx';
import type { SortedDoubts } from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { contentParts } from '#features/publishing/parts.ts';
import type { ListedPart } from '#features/publishing/versions.server.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { changeAt, loadFrom } from '#requests/screen-requests.ts';
import { contentAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/content.ts';

interface Listed {
  parts: ListedPart[];
  doubts: SortedDoubts;
}

export const clientLoader = loadFrom(contentAt);
export const clientAction = changeAt('/api/staff/content');
export const meta = titled('Website');

export default function Content({ loaderData: { parts, doubts } }: Route.ComponentProps) {
  const now = new Date();
  return (
    <DeskPage title="Website">
      <p className="lead mb-g4">What you publish here is on the public pages at once.</p>
      <PartList parts={parts.filter(({ name }) => !findSection(name))} now={now} />
      <DoubtList doubts={doubts} />
      <h2>What parents ask</h2>
      <p>Each has a page of its own. What you leave empty says “Please ask the office”.</p>
      <PartList parts={parts.filter(({ name }) => findSection(name))} now={now} />
    </DeskPage>
  );
}

function PartList({ parts, now }: Pick<Listed, 'parts'> & { now: Date }) {
  return (
    <ul className="content-parts">
      {parts.map(({ name, last, changesAt }) => (
        <li key={name}>
          <span>
            <Link to={`/staff/content/${name}`}>{contentParts[name].name}</Link>
            <br />
            <span className="small">{contentParts[name].about}</span>
          </span>
          <span className="small muted">
            <StaffName
              of={
                last
                  ? `${last.staffEmail}, ${writtenInstant(last.at, now)}`
                  : 'Not changed at the desk yet'
              }
            />
            {changesAt && <b className="block">Changes on {instantInWords(new Date(changesAt))}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
