import { ruleInWords } from '#features/calendar/meetings/monthly-meetings.ts';
import type { Content } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';

/** What the texts of content/forms.yaml may name in braces, besides what somebody has chosen. */
export function formFacts(content: Content): Record<string, string> {
  const { pta } = content.calendar.meetings;
  return {
    ...schoolFacts(content),
    ptaPeriod: content.fees.pta.period,
    ptaDay: ruleInWords(pta),
    ptaTime: pta.time,
  };
}
