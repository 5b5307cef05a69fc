import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { School } from '../schemas.ts';
import { postalAddress, schoolId } from './elementary-school.ts';

/** What structured data needs of an opening. */
export interface OpeningFacts {
  /** Names the opening in its own address, `/careers?position=art-teacher`. */
  id: string;
  title: string;
  department: string;
  type: 'Full-time' | 'Part-time';
  /** Plain text, one paragraph each. */
  description: string[];
  postedOn: PlainDate;
  /** The last day on which the school takes applications. */
  closesOn?: PlainDate | undefined;
}

/**
 * An opening as search engines read it (schema.org/JobPosting). Undefined once it has closed: an expired posting
 * must go the same day.
 */
export function jobPosting(
  opening: OpeningFacts,
  school: School,
  publicUrl: string,
  today: PlainDate,
): object | undefined {
  if (opening.closesOn && opening.closesOn < today) return undefined;
  const address = `${publicUrl}/careers?position=${opening.id}`;
  return {
    '@type': 'JobPosting',
    '@id': `${address}#posting`,
    title: opening.title,
    description: opening.description.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    datePosted: opening.postedOn,
    ...(opening.closesOn && { validThrough: `${opening.closesOn}T23:59:59+02:00` }),
    employmentType: opening.type === 'Full-time' ? 'FULL_TIME' : 'PART_TIME',
    occupationalCategory: opening.department,
    identifier: { '@type': 'PropertyValue', name: school.name, value: opening.id },
    hiringOrganization: {
      '@type': 'Organization',
      '@id': schoolId(publicUrl),
      name: school.name,
      sameAs: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(school) },
    directApply: true,
    url: address,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
