import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import type { ClosureNotice } from './closure.ts';

const DAY_MS = 86_400_000;
/** A phone whose clock is further ahead than that is wrong, and had better show too much. */
const MOST_DAYS_OLD = 60;

interface ClosureBannerProps {
  notice: ClosureNotice;
  phone: string;
}

/** The first thing on every page while the school is closed against the calendar, or about to be. */
export function ClosureBanner({ notice, phone }: ClosureBannerProps) {
  const { word, days, reason, wordEndsAt, endsAt } = notice;
  const latest = endsAt + MOST_DAYS_OLD * DAY_MS;
  return (
    <aside className="banner" aria-label="Urgent">
      <div className="wrap">
        <div className="dzuwa" />
        <div>
          <b>
            School is closed <span>{`${word} `}</span>
            {days}
          </b>
          {reason && <p>{unbroken(reason)}</p>}
        </div>
        <a href={telephoneLink(phone)}>Call {unbroken(phone)}</a>
      </div>
      {/* A copy that the phone has kept may be read days later. */}
      <InlineScript
        text={`{let a=document.currentScript.parentNode,n=Date.now();if(n<${latest}){a.hidden=n>=${endsAt};a.querySelector("span").hidden=n>=${wordEndsAt}}}`}
      />
    </aside>
  );
}
