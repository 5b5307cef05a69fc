import { writtenDate } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import type { FactName } from './placeholders.ts';
import type { Content } from './schemas.ts';

/** What texts of `content/` may name in curly brackets instead of repeating it. */
export function schoolFacts(
  content: Pick<Content, 'school' | 'fees' | 'privacy' | 'retention'>,
): Record<FactName, string> {
  const { school, fees, privacy, retention } = content;
  return {
    school: school.name,
    motto: school.motto,
    address: school.address.join(', '),
    email: school.email,
    phone: school.phone,
    phoneLink: telephoneLink(school.phone),
    admissionsEmail: school.admissionsEmail,
    admissionsPhone: school.admissionsPhone,
    days: school.hours.days,
    schoolHours: school.hours.school,
    officeHours: school.hours.office,
    openingDay: writtenDate(school.openingDay),
    ptaPerPerson: writtenKwacha(fees.pta.perPersonKwacha),
    ptaPerFamily: writtenKwacha(fees.pta.perFamilyKwacha),
    serverCountry: privacy.serverCountry,
    closedEnrollmentDays: String(retention.closedEnrollmentApplicationDays),
    closedJobDays: String(retention.closedJobApplicationDays),
    messageDays: String(retention.contactMessageDays),
    volunteerDays: String(retention.endedVolunteerApplicationDays),
    ptaDays: String(retention.endedPtaMembershipDays),
    mealPaymentDays: String(retention.mealPaymentDays),
    mealHelpDays: String(retention.decidedMealHelpDays),
    photographDays: String(retention.unseenPhotographDays),
    unconfirmedDays: String(retention.unconfirmedSubscriberDays),
    unsubscribedDays: String(retention.unsubscribedDays),
    studentDays: String(retention.leftStudentDays),
    mailDays: String(retention.settledMailDays),
  };
}
