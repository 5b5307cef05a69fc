import { useEffect, useState } from 'react';
import { NOTICE_REGIONS, type Notice, notify } from './notify.ts';

/** Both regions are there before a notice is, or screen readers would not announce it. */
export function NoticeRegions() {
  return (
    <>
      <div role="alert" id={NOTICE_REGIONS.alert} />
      <div role="status" id={NOTICE_REGIONS.status} />
    </>
  );
}

/** A notice that came with the page itself: readable without a script, and handed over once the page is hydrated. */
export function NoticeFromServer({ notice }: { notice: Notice | undefined }) {
  const [isHandedOver, setIsHandedOver] = useState(false);
  useEffect(() => {
    if (!notice) return;
    notify(notice);
    setIsHandedOver(true);
  }, [notice]);
  if (!notice || isHandedOver) return null;
  return (
    <div className={notice.isDestructive ? 'notice bad' : 'notice'}>
      <i />
      <div>
        <b>{notice.title}</b>
        <p>{notice.text}</p>
      </div>
    </div>
  );
}
