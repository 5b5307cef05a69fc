import { Link } from 'react-router';

interface WrittenLinkProps {
  link: { label: string; href: string };
  className?: string;
}

/** A link as the content gives it: to a page of ours, to another site, a mail or a call. */
export function WrittenLink({ link: { label, href }, className }: WrittenLinkProps) {
  const isOurs = href.startsWith('/') || href.startsWith('#');
  return isOurs ? (
    <Link className={className} to={href}>
      {label}
    </Link>
  ) : (
    <a className={className} href={href}>
      {label}
    </a>
  );
}
