import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType, useRouteLoaderData } from 'react-router';
import { formTime, services } from '#app/services.server.ts';
import { showSession } from '#app/shell/device/session.enhance.ts';
import { Document } from '#app/shell/page/document.tsx';
import { enhancePage } from '#app/shell/page/enhance-page.ts';
import { ErrorPage, isNotFound, PageError } from '#app/shell/page/error-page.tsx';
import { PrintedOn } from '#app/shell/page/printed-on.tsx';
import { useAnchors } from '#app/shell/page/use-anchors.ts';
import { UrgentBanner } from '#features/calendar/notices/urgent-banner.tsx';
import { urgentNotices } from '#features/calendar/notices/urgent-notices.ts';
import { comeByNotices } from '#features/families/brought-back/come-by.ts';
import { SubscribeForm } from '#features/newsletter/form/subscribe-form.tsx';
import { FormTime } from '#forms/components/honeypot.tsx';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { markHydrated } from '#lib/device/hydration.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { NoticeRegions } from '#ui/notice.tsx';
import type { Route } from './+types/root.ts';
import { PageStyles } from './page-styles.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { ShellErrorBoundary } from './shell/shell-error-boundary.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock, publicUrl, pageScripts, epoch } = context.get(services);
  return {
    school: content.school,
    epoch: epoch.epoch,
    notices: [
      ...urgentNotices(content, dayInLusaka(clock.now())),
      ...comeByNotices({ askedAt: epoch.asked_at, begunAt: epoch.begun_at }, clock.now()),
    ],
    publicUrl,
    pageScripts,
    year: dayInLusaka(clock.now()).slice(0, 4),
    formTime: context.get(formTime)(),
    savesData: request.headers.get('Save-Data') === 'on',
  };
}

/** The shell's facts do not change while somebody walks through the site. */
export function shouldRevalidate() {
  return false;
}

/** For the error page; every other page says its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!error) return [];
  const title = isNotFound(error) ? 'Page not found' : 'There is a problem';
  return [{ title: [title, loaderData?.school.name].filter(Boolean).join(' · ') }];
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const isDesk = /^\/staff(\/|$)/.test(pathname);
  const frame = isDesk ? undefined : shell;
  const hasBanner = frame !== undefined && frame.notices.length > 0;
  return (
    <Document
      slug={shell?.school.slug}
      epoch={shell?.epoch}
      savesData={shell?.savesData ?? false}
      styles={<PageStyles pathname={pathname} />}
      hasBanner={hasBanner}
      pageScripts={shell?.pageScripts ?? []}
    >
      <ShellErrorBoundary pathname={pathname} instead={<ErrorPage phone={shell?.school.phone} />}>
        <FormTime value={shell?.formTime}>
          <a className="skip" href="#main">
            Skip to main content
          </a>
          {hasBanner && <UrgentBanner notices={frame.notices} phone={frame.school.phone} />}
          {frame && <Header school={frame.school} />}
          {isDesk && <header id="desk-bar" className="no-print" />}
          <Main>{children}</Main>
          <div className="edge no-print" />
          {frame && (
            <Footer
              school={frame.school}
              year={frame.year}
              newsletter={<SubscribeForm id="footer-email" />}
            />
          )}
          <PrintedOn school={shell?.school} />
        </FormTime>
        <NoticeRegions />
      </ShellErrorBoundary>
    </Document>
  );
}

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = PageError;

/**
 * Each page appears anew, and the focus goes to its heading when somebody followed a link, or to the place that
 * the link named; after Back to the link that had led away.
 */
function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const [first] = useState(pathname);
  const main = useRef<HTMLElement>(null);
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    enhancePage();
    markHydrated();
  }, []);
  useEffect(() => {
    if (shown.current === address) return;
    // Whoever signs in or out goes to another screen.
    showSession(deviceSlug());
    const left = `a[href="${CSS.escape(shown.current)}"]`;
    shown.current = address;
    const link = navigationType === 'POP' && main.current?.querySelector<HTMLElement>(left);
    if (link) return link.focus({ preventScroll: true });
    if (main.current?.contains(document.activeElement)) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [address, navigationType]);
  useAnchors();
  return (
    <main
      id="main"
      key={pathname}
      ref={main}
      className={pathname === first ? undefined : 'anew'}
      tabIndex={-1}
    >
      {children}
    </main>
  );
}
