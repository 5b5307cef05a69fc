import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import type { UrgentNotice } from './notice.ts';

const DAY_MS = 86_400_000;
/** A phone whose clock is further ahead than that is wrong, and had better show too much. */
const MOST_DAYS_OLD = 60;

interface UrgentBannerProps {
  notices: readonly UrgentNotice[];
  phone: string;
}

/** The first thing on every page while the calendar that families know does not hold, or soon will not. */
export function UrgentBanner({ notices, phone }: UrgentBannerProps) {
  const endsAt = Math.max(...notices.map((notice) => notice.endsAt));
  const latest = endsAt + MOST_DAYS_OLD * DAY_MS;
  return (
    <aside className="banner" aria-label="Urgent">
      <div className="wrap">
        <div className="dzuwa" />
        <div>
          {notices.map((notice) => (
            <div key={notice.lasting + notice.detail} data-ends={notice.endsAt}>
              <b>
                {`${notice.lead} `}
                {notice.word && <span data-ends={notice.wordEndsAt}>{`${notice.word} `}</span>}
                {notice.days}
              </b>
              {notice.detail && <p>{unbroken(notice.detail)}</p>}
            </div>
          ))}
        </div>
        <a className="tall" href={telephoneLink(phone)}>
          Call {unbroken(phone)}
        </a>
      </div>
      {/* A copy that the phone has kept may be read days later. */}
      <InlineScript
        text={`{let a=document.currentScript.parentNode,n=Date.now();if(n<${latest}){a.hidden=n>=${endsAt};for(let e of a.querySelectorAll("[data-ends]"))e.hidden=n>=e.dataset.ends}}`}
      />
    </aside>
  );
}
