import { useState } from 'react';
import type { CareersContent, School } from '#features/content/schemas.ts';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { refuseFile } from '#forms/file-question.ts';
import type { PostedForm } from '#forms/posted-form.ts';
import type { Refusal } from '#forms/refusal.ts';
import { goTo, useQuery } from '#lib/device/use-query.ts';
import { readReference } from '#lib/text/reference.ts';
import { usePageAround } from '#ui/use-page-around.ts';
import { jobApplication } from '../job-application.ts';
import { type AdvertisedOpening, applyAddress, findOpening } from '../openings/opening.ts';
import { resumeFaults } from '../resume/resume.ts';
import { ApplicationReceived } from './application-received.tsx';
import { GeneralInterest } from './general-interest.tsx';
import { JobApplicationForm } from './job-application-form.tsx';
import { OpeningList } from './opening-list.tsx';

interface ApplyForAPostProps {
  school: Pick<School, 'slug' | 'name' | 'email'>;
  text: Pick<CareersContent, 'title' | 'openings' | 'generalInterest' | 'received'>;
  openings: AdvertisedOpening[];
  today: string;
  /** What pressing Submit Application agrees to. */
  sentences: string[];
  posted: PostedForm | undefined;
  /** The query of the address for which the server rendered. */
  query: string;
}

/** The posts to fill, and the application for one of them; once it is at the school, its reference. */
export function ApplyForAPost(props: ApplyForAPostProps) {
  const { school, text, openings, today, sentences, posted, query } = props;
  const search = useQuery(query);
  const reference = readReference(search.get('submitted') ?? '', 'JA');
  if (reference && !posted) {
    return (
      <ApplicationReceived text={text.received} reference={reference} school={school}>
        <ClearDevice />
      </ApplicationReceived>
    );
  }
  const selected = findOpening(openings, search.get('position'), today);
  const refused = refusalOn(search, posted);
  return <Openings {...{ school, text, openings, selected, today, sentences, posted, refused }} />;
}

/** What the page says to a form that was posted to it, also to one that was too large to be read at all. */
export function refusalOn(
  search: URLSearchParams,
  posted: PostedForm | undefined,
): Refusal | undefined {
  if (posted && 'refusal' in posted) return posted.refusal;
  const isTooLarge = search.has('tooLarge');
  return isTooLarge ? refuseFile(jobApplication, resumeFaults.tooLarge).refusal : undefined;
}

interface OpeningsProps extends Omit<ApplyForAPostProps, 'query'> {
  selected: AdvertisedOpening | undefined;
  refused: Refusal | undefined;
}

function Openings(props: OpeningsProps) {
  const { school, text, openings, selected, today, sentences, posted, refused } = props;
  const [presses, setPresses] = useState(0);
  const title = selected ? `Apply for ${selected.title}` : text.title;
  usePageAround({ title: `${title} · ${school.name}`, isCompact: false });

  function select(id: string) {
    goTo(applyAddress(id));
    setPresses(presses + 1);
  }

  return (
    <>
      <OpeningList
        text={text.openings}
        openings={openings}
        selectedId={selected?.id}
        today={today}
        onSelect={select}
      />
      <section className="section" id="apply">
        <div className="wrap narrow">
          {selected ? (
            <JobApplicationForm
              slug={school.slug}
              opening={selected}
              presses={presses}
              sentences={sentences}
              posted={posted}
              refused={refused}
              onReceived={(sent) => goTo(`/careers?submitted=${sent}`, { replace: true })}
            />
          ) : (
            <GeneralInterest text={text.generalInterest} />
          )}
          <ClearDevice />
        </div>
      </section>
    </>
  );
}
