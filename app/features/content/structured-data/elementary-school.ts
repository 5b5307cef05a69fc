import { readClockTimes } from '#lib/dates/clock-times.ts';
import type { School } from '../schemas.ts';
import { isOwnProfile } from '../social-links.ts';

/** The name by which everything else in structured data points to the school. */
export function schoolId(publicUrl: string): string {
  return `${publicUrl}/#school`;
}

/** The school as search engines read it: only what its pages say (schema.org/ElementarySchool). */
export function elementarySchool(school: School, publicUrl: string): object {
  const office = readClockTimes(school.hours.office);
  return {
    '@type': ['ElementarySchool', 'Preschool'],
    '@id': schoolId(publicUrl),
    name: school.name,
    description: school.description,
    slogan: school.motto,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/share/home.png`,
    telephone: school.phone,
    email: school.email,
    foundingDate: school.openingDay,
    address: postalAddress(school),
    geo: { '@type': 'GeoCoordinates', ...school.map },
    ...(office && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: office.startsAt,
        closes: office.endsAt,
      },
    }),
    ...(ownProfiles(school).length > 0 && { sameAs: ownProfiles(school) }),
  };
}

export function postalAddress(school: School): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: school.address.join(', '),
    addressLocality: school.city,
    addressRegion: school.province,
    addressCountry: school.country,
  };
}

function ownProfiles({ social }: School): string[] {
  return social.map(({ href }) => href).filter(isOwnProfile);
}
