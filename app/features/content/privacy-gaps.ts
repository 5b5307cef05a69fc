import type { PrivacyContent } from './schemas.ts';

/** What the Data Protection Act wants on the privacy page and the school has not given yet, one sentence each. */
export function findPrivacyGaps(privacy: PrivacyContent): string[] {
  const { registrationNumber, dataProtectionOfficer, serverCountry } = privacy;
  return [
    !registrationNumber &&
      'privacy.yaml: registrationNumber is not given; sections 19 and 21 of the Data Protection Act ask for it.',
    !dataProtectionOfficer &&
      'privacy.yaml: dataProtectionOfficer is not given; section 48 of the Data Protection Act asks for one.',
    serverCountry !== 'Zambia' &&
      `privacy.yaml: the server stands in ${serverCountry}; section 70 of the Data Protection Act asks for Zambia.`,
  ].filter((gap) => gap !== false);
}
