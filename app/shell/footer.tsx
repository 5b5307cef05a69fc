import type { ReactNode } from 'react';
import type { School } from '#features/content/schemas.ts';
import { FindForm } from '#features/find/find-form.tsx';
import { telephoneLink } from '#lib/text/telephone.ts';
import crest from '#ui/pictures/crest.svg';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { SITE_SIZE } from './device/kept-site.ts';
import { accountLinks, legalLinks, quickLinks } from './navigation.ts';

export function Footer(props: { school: School; year: string; newsletter: ReactNode }) {
  const { school, year, newsletter } = props;
  return (
    <footer className="foot on-wall no-print">
      <div className="wrap">
        <div>
          <img
            className="crest"
            src={crest}
            alt={`Crest of ${school.name}: a fish eagle whose wings are the pages of an open book, before the rising sun`}
            width="74"
            height="83"
            loading="lazy"
          />
          <p className="motto">{school.motto}</p>
          <blockquote>{school.commitment}</blockquote>
          <p>{school.description}</p>
        </div>
        <nav aria-label="Footer">
          <h2>Quick links</h2>
          <ul className="bare">
            {[...quickLinks, ...accountLinks].map(({ name, href }) => (
              <li key={href} className={href === '/sign-in' ? 'signed-out' : undefined}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Visit and call</h2>
          <p>
            {school.address.map((line) => (
              <span className="block" key={line}>
                {line}
              </span>
            ))}
            <a href={telephoneLink(school.phone)}>{school.phone}</a>
            <br />
            <a href={`mailto:${school.email}`}>{school.email}</a>
          </p>
          <p>
            <b>{school.hours.days}</b>
            <span className="block">
              School <UnbrokenText text={school.hours.school} />
            </span>
            <span className="block">
              Office <UnbrokenText text={school.hours.office} />
            </span>
          </p>
        </div>
        <div>
          <FindForm id="find-foot" label="Find, below the page" />
          <h2>Newsletter</h2>
          {newsletter}
          <KeepSite />
        </div>
        <div className="last">
          <span>
            © {year} {school.name}
          </span>
          {legalLinks.map(({ name, href }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
          {school.social.map(({ name, href }) => (
            <a key={href} href={href} rel="noopener">
              {name}
            </a>
          ))}
        </div>
      </div>
    </footer>
  );
}

/** The way to the whole site on this phone, where it can keep it (`device/keep-site.enhance.ts`). */
function KeepSite() {
  return (
    <div className="mt-g4" data-enhance="keep-site" hidden>
      <button type="button" className="btn line sm">
        Keep this site on my phone ({SITE_SIZE})
      </button>
      <p role="status" />
    </div>
  );
}
