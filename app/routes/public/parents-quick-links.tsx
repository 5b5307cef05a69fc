import type { ParentsContent } from '#features/content/schemas.ts';
import { AnyLink } from '#ui/any-link.tsx';

export function QuickLinks({ heading, links }: ParentsContent['quickLinks']) {
  return (
    <nav className="sec sand no-print" aria-labelledby="quick-links">
      <div className="wrap">
        <h2 className="mark" id="quick-links">
          {heading}
        </h2>
        <ul className="quick">
          {links.map(({ label, text, href }) => (
            <li key={label}>
              <AnyLink href={href}>
                <b>{label}</b>
                {text}
              </AnyLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
