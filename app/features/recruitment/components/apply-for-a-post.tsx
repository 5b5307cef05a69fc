import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CareersContent, School } from '#features/content/schemas.ts';
import { ClearDevice } from '#forms/components/clear-device.tsx';
import { DEVICE_CLEARED } from '#forms/device/device-cleared.ts';
import { refuseFile } from '#forms/file-question.ts';
import type { PostedForm } from '#forms/posted-form.ts';
import type { Refusal } from '#forms/refusal.ts';
import { goTo, useQuery } from '#lib/device/use-query.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { usePageAround } from '#ui/use-page-around.ts';
import { jobApplication } from '../job-application.ts';
import { type AdvertisedOpening, applyAddress, findOpening } from '../openings/opening.ts';
import { resumeFaults } from '../resume/resume.ts';
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
  const reference = referenceIn(search);
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

/** The reference that the page’s address tells, as we wrote it: nobody types it. */
export function referenceIn(search: URLSearchParams): string | undefined {
  return /^JA(-[\dA-Z]{4}){2}$/.exec(search.get('submitted') ?? '')?.[0];
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

interface GeneralInterestProps {
  text: CareersContent['generalInterest'];
}

/** In the place of the form while no post is selected. */
function GeneralInterest({ text }: GeneralInterestProps) {
  return (
    <div className="panel">
      <h2 className="mb-g3">{text.heading}</h2>
      <p>{text.text}</p>
      <AlertDialog
        id="general-application"
        trigger="Submit General Application"
        title={text.dialog.title}
        text={text.dialog.text}
        dismiss="Understood"
      />
    </div>
  );
}

interface ApplicationReceivedProps {
  text: CareersContent['received'];
  reference: string;
  school: Pick<School, 'name' | 'email'>;
  /** What may be done with the copy on this device. */
  children: ReactNode;
}

/** What a candidate reads once the application is at the school. */
function ApplicationReceived(props: ApplicationReceivedProps) {
  const { text, reference, school, children } = props;
  usePageAround({ title: `${text.heading} · ${school.name}`, isCompact: true, isSent: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const leave = () => goTo('/careers', { replace: true });
    document.addEventListener(DEVICE_CLEARED, leave);
    return () => document.removeEventListener(DEVICE_CLEARED, leave);
  }, []);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="section">
      <div className="wrap narrow">
        <div className="panel">
          <h2 ref={heading} tabIndex={-1} className="mb-g4">
            {text.heading}
          </h2>
          {text.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
          <p className="mb-g1">Your reference</p>
          <p className="reference">{reference}</p>
          <p>
            Use it when you write to <a href={`mailto:${school.email}`}>{school.email}</a>. Write it
            down before you close this page.
          </p>
          <a className="btn" href="/careers#openings">
            View More Openings
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
