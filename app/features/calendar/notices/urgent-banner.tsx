import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { HideWhatIsOver } from '#ui/hide-what-is-over.tsx';
import type { UrgentNotice } from './notice.ts';

interface UrgentBannerProps {
  notices: readonly UrgentNotice[];
  phone: string;
}

/** The first thing on every page while there is something that families should know at once. */
export function UrgentBanner({ notices, phone }: UrgentBannerProps) {
  const endsAt = Math.max(...notices.map((notice) => notice.endsAt));
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
      <HideWhatIsOver endsAt={endsAt} />
    </aside>
  );
}
