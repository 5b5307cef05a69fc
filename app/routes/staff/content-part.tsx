import { useState } from 'react';
import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { HolidayOffers } from '#features/publishing/components/holiday-offers.tsx';
import { PartFields } from '#features/publishing/components/part-fields.tsx';
import { VersionList } from '#features/publishing/components/version-list.tsx';
import { findProblems, type PartProblem } from '#features/publishing/part-problems.ts';
import { contentParts, findPart, type PartName } from '#features/publishing/parts.ts';
import type { TypedEntry, TypedFields } from '#features/publishing/typed-part.ts';
import { usePartDraft } from '#features/publishing/use-part-draft.ts';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { below, changeAt } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import type { Route } from './+types/content-part.ts';
import { ContentPreview } from './parts/content/content-preview.tsx';
import { type ContentDone, ContentState } from './parts/content/content-state.tsx';

const apiOf = below('/api/staff/content');

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const found = findPart(params.part);
  if (!found) throw new Response(null, { status: 404 });
  return { name: found.name, loaded: await askServer<PartToEdit>(apiOf(found.name), request) };
}

export const clientAction = changeAt(apiOf);
export function meta({ params, ...args }: Route.MetaArgs) {
  return privateMeta(args, findPart(params.part)?.part.name ?? 'Content');
}

export default function ContentPartScreen({ loaderData, matches }: Route.ComponentProps) {
  const { slug } = matches[0].loaderData.school;
  return <PartScreen key={loaderData.name} slug={slug} {...loaderData} />;
}

interface PartScreenProps {
  slug: string;
  name: PartName;
  loaded: PartToEdit;
}

function PartScreen({ slug, name, loaded }: PartScreenProps) {
  const part = contentParts[name];
  const draft = usePartDraft(`${slug}.desk-content.${name}`, part, loaded);
  const { send, isBusy } = useServerChange();
  const [problems, setProblems] = useState<PartProblem[]>();
  const [done, setDone] = useState<ContentDone>();
  const [previewed, setPreviewed] = useState<object>();
  const summary = useErrorArrival(problems?.length ? problems : undefined);
  const left = findProblems(part, draft.value).filter((found) => isAmong(problems, found));
  const errors = new Map(left.map(({ field, message }) => [field, message]));
  const now = new Date();

  function isRight(): boolean {
    const found = findProblems(part, draft.value);
    setProblems(found);
    return found.length === 0;
  }
  function publish() {
    if (isBusy || !isRight()) return;
    send(
      { change: 'publish', version: draft.version, value: draft.value },
      { title: 'Published', text: 'Visitors see it now.' },
      () => setDone('published'),
    );
  }
  function restore(to: number, as: ContentDone) {
    if (isBusy) return;
    send(
      { change: 'restore', version: loaded.version, to },
      { title: as === 'undone' ? 'Undone' : 'Restored', text: 'Visitors see that version now.' },
      () => setDone(as),
    );
  }

  return (
    <DeskPage title={part.name} back={<Link to="/staff/content">All content</Link>}>
      {name === 'dates' && (
        <p>
          Has the Ministry moved the first day of a term?{' '}
          <Link to="/staff/content/dates/opening">Move the opening</Link>
        </p>
      )}
      <ContentState
        page={part.page}
        done={draft.isChanged ? undefined : done}
        isChanged={draft.isChanged}
        meanwhile={draft.meanwhile}
        by={loaded.versions[0]}
        isBusy={isBusy}
        onUndo={() => restore(loaded.version - 1, 'undone')}
        onDiscard={() => {
          draft.discard();
          setProblems(undefined);
          setPreviewed(undefined);
        }}
        onKeepMine={draft.keepMine}
      />
      <div className="part-screen">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            publish();
          }}
        >
          {left.length > 0 && (
            <ErrorSummary
              ref={summary}
              errors={left.map(({ field, full }) => ({ field, message: full }))}
            />
          )}
          {name === 'dates' && (
            <HolidayOffers
              year={Number(dayInLusaka(now).slice(0, 4))}
              {...holidaysOf(loaded.value, draft.typed)}
              onChange={(holidays) => draft.change({ ...draft.typed, holidays })}
            />
          )}
          <PartFields
            fields={part.fields}
            typed={draft.typed}
            errors={errors}
            onChange={draft.change}
          />
          <div className="row mt-g5">
            <button type="submit" className="btn" aria-disabled={isBusy}>
              Publish
            </button>
            <button
              type="button"
              className="btn line"
              onClick={() => isRight() && setPreviewed(draft.value)}
            >
              Preview
            </button>
          </div>
        </form>
        <VersionList
          versions={loaded.versions.map((version) => ({
            ...version,
            written: writtenInstant(version.at, now),
          }))}
          isBusy={isBusy}
          onRestore={(number) => restore(number, 'restored')}
        />
      </div>
      {previewed && (
        <ContentPreview
          name={name}
          value={previewed}
          loaded={loaded}
          isOld={JSON.stringify(previewed) !== JSON.stringify(draft.value)}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </DeskPage>
  );
}

/** A message goes once its field is right; what is wrong elsewhere by now is said at the next press. */
function isAmong(said: PartProblem[] | undefined, found: PartProblem): boolean {
  return (
    said?.some(({ field, message }) => field === found.field && message === found.message) ?? false
  );
}

function holidaysOf(value: object, typed: TypedFields) {
  const { dates } = contentParts;
  const list = dates.fields.find((field) => field.name === 'holidays');
  return {
    fields: list?.kind === 'list' ? list.fields : [],
    published: (value as ReturnType<typeof dates.take>).holidays,
    entries: typed.holidays as TypedEntry[],
  };
}
