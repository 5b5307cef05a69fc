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
  { name: 'Parents', href: '/parents' },
  { name: 'Questions and answers', href: '/faq' },
  { name: 'Careers', href: '/careers' },
  { name: 'Contact', href: '/contact' },
  { name: 'Check the status', href: '/status' },
] as const;

/** Screens for one person; they are documents of their own (app/islands/document-route.ts). */
export const accountLinks = [
  { name: 'Parent portal', href: '/portal' },
  { name: 'Sign in', href: '/sign-in' },
] as const;

export const legalLinks = [
  { name: 'Privacy', href: '/privacy' },
  { name: 'Terms', href: '/terms' },
] as const;
