import type { ParentsContent } from '#features/content/schemas.ts';

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
              <a href={href}>
                <b>{label}</b>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
