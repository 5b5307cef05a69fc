/** Where the portal's program answers about one application. */
export function portalAddress(reference: string, part?: string): string {
  const application = `/api/portal/applications/${encodeURIComponent(reference)}`;
  return part ? `${application}/${part}` : application;
}
