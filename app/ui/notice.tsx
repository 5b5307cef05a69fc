import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** A short message over the page. Specification, section 9: one at a time, gone after 5 seconds. */
export interface Notice {
  title: string;
  text: string;
  isDestructive?: boolean;
}

const SHOWN_FOR_MS = 5000;

/** Undefined takes the notice away. */
type Notify = (notice: Notice | undefined) => void;
const NotifyContext = createContext<Notify>(() => {});

/** Shows a notice in the place of any other. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; id: number }>();
  const notify = useCallback<Notify>((notice) => {
    setShown((before) => notice && { notice, id: (before?.id ?? 0) + 1 });
  }, []);
  const close = useCallback(() => setShown(undefined), []);
  const card = shown && <TimedNotice key={shown.id} notice={shown.notice} onClose={close} />;
  return (
    <NotifyContext value={notify}>
      {children}
      {/* Both regions are there before a notice is, or screen readers would not announce it. */}
      <div role="alert">{shown?.notice.isDestructive && card}</div>
      <div role="status">{!shown?.notice.isDestructive && card}</div>
    </NotifyContext>
  );
}

/** A notice that came with the page itself: readable without a script, and handed to the provider once it wakes. */
export function NoticeFromServer({ notice }: { notice: Notice | undefined }) {
  const notify = useNotify();
  const [isHandedOver, setIsHandedOver] = useState(false);
  useEffect(() => {
    if (!notice) return;
    notify(notice);
    setIsHandedOver(true);
  }, [notice, notify]);
  if (!notice || isHandedOver) return null;
  return <NoticeCard notice={notice} />;
}

/** Waits while somebody points at it or has the focus in it. */
function TimedNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    <NoticeCard
      notice={notice}
      onClose={onClose}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    />
  );
}

interface NoticeCardProps
  extends Pick<
    React.HTMLAttributes<HTMLDivElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  > {
  notice: Notice;
  onClose?: () => void;
}

function NoticeCard({ notice, onClose, ...hold }: NoticeCardProps) {
  return (
    <div className={notice.isDestructive ? 'notice bad' : 'notice'} {...hold}>
      <i />
      <div>
        <b>{notice.title}</b>
        <p>{notice.text}</p>
      </div>
      {onClose && (
        <button className="x" type="button" aria-label="Close this notice" onClick={onClose}>
          ×
        </button>
      )}
    </div>
  );
}
