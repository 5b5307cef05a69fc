import { Link } from 'react-router';
import { TextToCopy } from '#ui/fields/text-to-copy.tsx';
import { noticeInWords, type UrgentNotice } from '../../notices/notice.ts';
import { whatsAppLink } from '../../sharing/shared-event.ts';
import { startMessage } from '../../term-starts/start-notices.ts';

interface TellFamiliesProps {
  notices: UrgentNotice[];
  school: string;
  /** Of the page with all dates. */
  address: string;
}

/** What every page says now of moved first days, and the words for those who read no page. */
export function TellFamilies({ notices, school, address }: TellFamiliesProps) {
  const text = startMessage(school, notices);
  return (
    <section aria-labelledby="tell-families">
      <h2 id="tell-families">Tell the families</h2>
      <p>Every page says now:</p>
      <ul>
        {notices.map((notice) => (
          <li key={notice.lasting}>
            {noticeInWords(notice)}. {notice.detail}
          </li>
        ))}
      </ul>
      <TextToCopy
        id="whatsapp-text"
        label="Text for WhatsApp"
        text={`${text}\n${address}`}
        next="Paste it into the groups of the parents."
      />
      <div className="row">
        <a
          className="btn line"
          href={whatsAppLink({ title: school, text }, address)}
          target="_blank"
          rel="noreferrer"
        >
          Open WhatsApp
        </a>
        <Link className="btn line" to="/staff/subscribers/newsletters/new">
          Write it to the subscribers
        </Link>
      </div>
    </section>
  );
}
