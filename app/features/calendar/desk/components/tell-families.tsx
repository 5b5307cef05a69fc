import { useRef } from 'react';
import { Link } from 'react-router';
import { notify } from '#ui/notify.ts';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const text = startMessage(school, notices);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(`${text}\n${address}`);
      notify({ title: 'Copied', text: 'Paste it into the groups of the parents.' });
    } catch {
      notify({
        title: 'Not copied',
        text: 'The text is selected. Copy it with the keys or the menu.',
        isDestructive: true,
      });
    }
  }
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
      <div className="field full">
        <label htmlFor="whatsapp-text">Text for WhatsApp</label>
        <textarea
          id="whatsapp-text"
          ref={field}
          readOnly
          rows={6}
          key={text}
          defaultValue={`${text}\n${address}`}
        />
      </div>
      <div className="row">
        <button type="button" className="btn line" onClick={copy}>
          Copy the text
        </button>
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
