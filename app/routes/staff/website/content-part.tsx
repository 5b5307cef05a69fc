import { useState } from 'react';
import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { type ContentDone, ContentState } from '#features/publishing/components/content-state.tsx';
import { EventsAgain } from '#features/publishing/components/events-again.tsx';
import { GuardedFacts } from '#features/publishing/components/guarded-facts.tsx';
import { HolidayOffers } from '#features/publishing/components/holiday-offers.tsx';
import { NextYear } from '#features/publishing/components/next-year.tsx';
import { PartForm } from '#features/publishing/components/part-form.tsx';
import { ONLY_ADMINISTRATORS } from '#features/publishing/guarded/guarded-words.ts';
import { contentParts, findPart, isGuarded, type PartName } from '#features/publishing/parts.ts';
import { type TypedEntry, type TypedFields, typedFrom } from '#features/publishing/typed-part.ts';
import { usePartDraft } from '#features/publishing/use-part-draft.ts';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { contentPartAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/content-part.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { PartPage } from './part-page.tsx';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const found = findPart(params.part);
  if (!found) throw new Response(null, { status: 404 });
  return { name: found.name, loaded: await askServer(contentPartAt.at(found.name), request) };
}

export const clientAction = makeChange;
export function meta({ params, ...args }: Route.MetaArgs) {
  return privateMeta(args, findPart(params.part)?.part.name ?? 'Website');
}

export default function ContentPartScreen({ loaderData, matches }: Route.ComponentProps) {
  const { slug } = matches[0].loaderData.school;
  const { name } = loaderData;
  const Screen = isGuarded(name) ? GuardedScreen : PartScreen;
  return <Screen key={name} draftKey={`${slug}.desk-content.${name}`} {...loaderData} />;
}

export interface PartScreenProps {
  /** Under which this device keeps what is changed. */
  draftKey: string;
  name: PartName;
  loaded: PartToEdit;
}

function PartScreen({ draftKey, name, loaded }: PartScreenProps) {
  const part = contentParts[name];
  const draft = usePartDraft(draftKey, part, loaded);
  const { send, isBusy } = useServerChange(contentPartAt);
  const [done, setDone] = useState<ContentDone>();
  const [previewed, setPreviewed] = useState<object>();
  const now = new Date();

  function restore(to: number, as: ContentDone) {
    if (isBusy) return;
    send(
      { change: 'restore', version: loaded.version, to },
      { title: as === 'undone' ? 'Undone' : 'Restored', text: 'Visitors see that version now.' },
      () => setDone(as),
    );
  }

  return (
    <PartPage
      name={name}
      loaded={loaded}
      isBusy={isBusy}
      onRestore={(number) => restore(number, 'restored')}
      value={draft.value}
      previewed={previewed}
      onPreviewClosed={() => setPreviewed(undefined)}
      above={
        <>
          {name === 'dates' && (
            <p>
              Has the Ministry moved the first day of a term?{' '}
              <Link to="/staff/content/dates/opening">Move the opening</Link>
            </p>
          )}
          {name === 'dates' && (
            <NextYear
              published={loaded.value as DatesValue}
              isChanged={draft.isChanged}
              isBusy={isBusy}
              onMade={(made) => draft.change(typedFrom(part.fields, made))}
              onCertain={(value, year) =>
                send(
                  { change: 'publish', version: loaded.version, value },
                  { title: 'Published', text: `The dates of ${year} are certain now.` },
                  () => setDone('published'),
                )
              }
            />
          )}
          {name === 'events' && (
            <EventsAgain
              published={loaded.value as EventsValue}
              calendar={loaded.around.calendar}
              isChanged={draft.isChanged}
              onMade={(made) => draft.change(typedFrom(part.fields, made))}
            />
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
              setPreviewed(undefined);
            }}
            onKeepMine={draft.keepMine}
          />
        </>
      }
    >
      <PartForm
        part={part}
        draft={draft}
        button="Publish"
        isBusy={isBusy}
        onSend={() =>
          send(
            { change: 'publish', version: draft.version, value: draft.value },
            { title: 'Published', text: 'Visitors see it now.' },
            () => setDone('published'),
          )
        }
        onPreview={setPreviewed}
      >
        {name === 'dates' && (
          <HolidayOffers
            year={Number(dayInLusaka(now).slice(0, 4))}
            {...holidaysOf(loaded.value, draft.typed)}
            onChange={(holidays) => draft.change({ ...draft.typed, holidays })}
          />
        )}
      </PartForm>
      <GuardedBeside name={part.guardedBeside} content={loaded.around} />
    </PartPage>
  );
}

type EventsValue = ReturnType<typeof contentParts.events.take>;
type DatesValue = ReturnType<typeof contentParts.dates.take>;

interface GuardedBesideProps {
  /** Of the guarded part; undefined where there is none. */
  name: string | undefined;
  content: PartToEdit['around'];
}

/** What visitors see on the same page and only administrators change. */
function GuardedBeside({ name = '', content }: GuardedBesideProps) {
  const found = findPart(name);
  if (!found) return null;
  return (
    <section className="mt-g5" aria-labelledby="guarded-beside">
      <h2 id="guarded-beside">{found.part.name}</h2>
      <p>
        {ONLY_ADMINISTRATORS} <Link to={`/staff/content/${name}`}>Open it</Link>
      </p>
      <GuardedFacts part={found.part} value={found.part.take(content)} />
    </section>
  );
}

function holidaysOf(value: object, typed: TypedFields) {
  const { dates } = contentParts;
  const list = dates.fields.find((field) => field.name === 'holidays');
  return {
    fields: list?.kind === 'list' ? list.fields : [],
    published: (value as DatesValue).holidays,
    entries: typed.holidays as TypedEntry[],
  };
}
