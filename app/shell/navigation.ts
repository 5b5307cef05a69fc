/** Specification, section 2: the eight links of the header, and the footer's. */
export const mainLinks = [
  { name: 'Home', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'Academics', href: '/academics' },
  { name: 'Events', href: '/events' },
  { name: 'Parents', href: '/parents' },
  { name: 'Enrollment', href: '/enrollment' },
  { name: 'Careers', href: '/careers' },
  { name: 'Contact', href: '/contact' },
] as const;

export const quickLinks = [
  { name: 'About', href: '/about' },
  { name: 'Academics', href: '/academics' },
  { name: 'Admissions', href: '/enrollment' },
  { name: 'Events', href: '/events' },
  { name: 'Careers', href: '/careers' },
  { name: 'Contact', href: '/contact' },
] as const;

export const legalLinks = [
  { name: 'Application status', href: '/status' },
  { name: 'Privacy', href: '/privacy' },
  { name: 'Terms', href: '/terms' },
] as const;
