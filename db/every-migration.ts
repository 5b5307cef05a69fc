import type { Migration } from 'kysely/migration';
import * as enrollmentApplications from './migrations/0001-enrollment-applications.ts';
import * as subscribers from './migrations/0002-subscribers.ts';
import * as jobApplications from './migrations/0003-job-applications.ts';
import * as contactMessages from './migrations/0004-contact-messages.ts';
import * as attempts from './migrations/0005-attempts.ts';
import * as outgoingMails from './migrations/0006-outgoing-mails.ts';
import * as confirmationsAndStages from './migrations/0007-confirmations-and-stages.ts';
import * as care from './migrations/0008-care.ts';
import * as draftCopies from './migrations/0009-draft-copies.ts';
import * as accounts from './migrations/0010-accounts.ts';
import * as sessions from './migrations/0011-sessions.ts';
import * as factors from './migrations/0012-factors.ts';
import * as auditRecords from './migrations/0014-audit-records.ts';
import * as enrollmentDesk from './migrations/0020-enrollment-desk.ts';
import * as accessCodesAndNotes from './migrations/0021-access-codes-and-notes.ts';
import * as placesAndWaitingList from './migrations/0022-places-and-waiting-list.ts';
import * as jobDesk from './migrations/0023-job-desk.ts';
import * as messageThreads from './migrations/0024-message-threads.ts';
import * as newsletterIssues from './migrations/0025-newsletter-issues.ts';
import * as jobDeskIndexes from './migrations/0026-job-desk-indexes.ts';
import * as enrollmentGuardians from './migrations/0027-enrollment-guardians.ts';
import * as auditByPerson from './migrations/0028-audit-by-person.ts';
import * as contentVersions from './migrations/0030-content-versions.ts';
import * as calendarRevisions from './migrations/0032-calendar-revisions.ts';
import * as parentForms from './migrations/0033-parent-forms.ts';
import * as documents from './migrations/0035-documents.ts';
import * as withdrawnEvents from './migrations/0036-withdrawn-events.ts';
import * as meals from './migrations/0037-meals.ts';
import * as transactionEnteredAt from './migrations/0038-transaction-entered-at.ts';
import * as metadataOfSignUps from './migrations/0039-metadata-of-sign-ups.ts';
import * as recoveryCodes from './migrations/0040-recovery-codes.ts';
import * as staffInvitations from './migrations/0041-staff-invitations.ts';
import * as erasureRequests from './migrations/0042-erasure-requests.ts';
import * as addressesOfErasures from './migrations/0043-addresses-of-erasures.ts';
import * as knownSenders from './migrations/0044-known-senders.ts';
import * as waitingRanks from './migrations/0045-waiting-ranks.ts';
import * as mailPriority from './migrations/0046-mail-priority.ts';
import * as searchWords from './migrations/0047-search-words.ts';
import * as schoolYears from './migrations/0048-school-years.ts';
import * as familyMembers from './migrations/0049-family-members.ts';
import * as familyDecisions from './migrations/0050-family-decisions.ts';
import * as conversationsAndRequests from './migrations/0051-conversations-and-requests.ts';
import * as lettersToGuardians from './migrations/0052-letters-to-guardians.ts';
import * as papers from './migrations/0053-papers.ts';
import * as corrections from './migrations/0054-corrections.ts';
import * as namesAsTheySound from './migrations/0056-names-as-they-sound.ts';
import * as staffNames from './migrations/0057-staff-names.ts';
import * as contentPhotographs from './migrations/0058-content-photographs.ts';
import * as familiesByDecisions from './migrations/0059-families-by-decisions.ts';
import * as confirmedAddress from './migrations/0060-confirmed-address.ts';
import * as listsWithoutRows from './migrations/0061-lists-without-rows.ts';
import * as dismissedDoubts from './migrations/0062-dismissed-doubts.ts';
import * as listsByTime from './migrations/0063-lists-by-time.ts';
import * as statusOfRecords from './migrations/0064-status-of-records.ts';
import * as cancelledLetters from './migrations/0065-cancelled-letters.ts';
import * as toldBeforeTheLastMoves from './migrations/0066-told-before-the-last-moves.ts';
import * as toldWhole from './migrations/0067-told-whole.ts';
import * as clockReadings from './migrations/0068-clock-readings.ts';
import * as stateOfTheData from './migrations/0069-state-of-the-data.ts';
import * as barred from './migrations/0070-barred.ts';
import * as accessEndedBefore from './migrations/0071-access-ended-before.ts';
import * as guardedContent from './migrations/0072-guarded-content.ts';
import * as provenAddresses from './migrations/0073-proven-addresses.ts';
import * as passkeys from './migrations/0076-passkeys.ts';
import * as placesOfSessions from './migrations/0077-places-of-sessions.ts';
import * as gradesOfFees from './migrations/0079-grades-of-fees.ts';
import * as daysOfOffers from './migrations/0082-days-of-offers.ts';
import * as addressesOfGuardians from './migrations/0083-addresses-of-guardians.ts';
import * as picturesWithoutAnAccount from './migrations/0087-pictures-without-an-account.ts';
import * as lengthsOfPayments from './migrations/0088-lengths-of-payments.ts';
import * as cases from './migrations/0090-cases.ts';
import * as actsAsData from './migrations/0091-acts-as-data.ts';
import * as everyRecordIsSomebodys from './migrations/0092-every-record-is-somebodys.ts';
import * as promises from './migrations/0095-promises.ts';
import * as severalPaymentsOfOneTransaction from './migrations/0097-several-payments-of-one-transaction.ts';
import * as columnsOfStatements from './migrations/0098-columns-of-statements.ts';
import * as aYearIsCounted from './migrations/0099-a-year-is-counted.ts';
import * as aSeenPhotographWaits from './migrations/0100-a-seen-photograph-waits.ts';
import * as listsByTimeAndId from './migrations/0101-lists-by-time-and-id.ts';
import * as callsAreNotes from './migrations/0103-calls-are-notes.ts';
import * as keptSheets from './migrations/0106-kept-sheets.ts';
import * as offersAreRemindedOf from './migrations/0109-offers-are-reminded-of.ts';
import * as mailsBringADay from './migrations/0110-mails-bring-a-day.ts';
import * as studentYears from './migrations/0120-student-years.ts';
import * as lettersToLists from './migrations/0121-letters-to-lists.ts';
import * as importedChildren from './migrations/0123-imported-children.ts';
import * as readyTextsOfAnswers from './migrations/0127-ready-texts-of-answers.ts';
import * as messagesOfCallers from './migrations/0128-messages-of-callers.ts';
import * as childrenWhoComeBack from './migrations/0135-children-who-come-back.ts';
import * as rollOver from './migrations/0136-roll-over.ts';
import * as classDrafts from './migrations/0137-class-drafts.ts';
import * as lettersThatAsk from './migrations/0138-letters-that-ask.ts';
import * as waitingOrder from './migrations/0139-waiting-order.ts';
import * as statusesAreCounted from './migrations/0140-statuses-are-counted.ts';
import * as rounds from './migrations/0141-rounds.ts';
import * as offersOfRounds from './migrations/0142-offers-of-rounds.ts';
import * as receiptsAreSigned from './migrations/0143-receipts-are-signed.ts';
import * as reachOfLists from './migrations/0144-reach-of-lists.ts';
import * as voidDraws from './migrations/0145-void-draws.ts';
import * as criteriaOfRounds from './migrations/0146-criteria-of-rounds.ts';
import * as askedToComeBy from './migrations/0147-asked-to-come-by.ts';
import * as mailsWithAMoment from './migrations/0148-mails-with-a-moment.ts';
import * as classTeachers from './migrations/0149-class-teachers.ts';
import * as rankedBy from './migrations/0150-ranked-by.ts';

/** Every change of the tables, in the order of the numbers; what has run in a database is known by its name here. */
export const everyMigration: Readonly<Record<string, Migration>> = {
  '0001-enrollment-applications': enrollmentApplications,
  '0002-subscribers': subscribers,
  '0003-job-applications': jobApplications,
  '0004-contact-messages': contactMessages,
  '0005-attempts': attempts,
  '0006-outgoing-mails': outgoingMails,
  '0007-confirmations-and-stages': confirmationsAndStages,
  '0008-care': care,
  '0009-draft-copies': draftCopies,
  '0010-accounts': accounts,
  '0011-sessions': sessions,
  '0012-factors': factors,
  '0014-audit-records': auditRecords,
  '0020-enrollment-desk': enrollmentDesk,
  '0021-access-codes-and-notes': accessCodesAndNotes,
  '0022-places-and-waiting-list': placesAndWaitingList,
  '0023-job-desk': jobDesk,
  '0024-message-threads': messageThreads,
  '0025-newsletter-issues': newsletterIssues,
  '0026-job-desk-indexes': jobDeskIndexes,
  '0027-enrollment-guardians': enrollmentGuardians,
  '0028-audit-by-person': auditByPerson,
  '0030-content-versions': contentVersions,
  '0032-calendar-revisions': calendarRevisions,
  '0033-parent-forms': parentForms,
  '0035-documents': documents,
  '0036-withdrawn-events': withdrawnEvents,
  '0037-meals': meals,
  '0038-transaction-entered-at': transactionEnteredAt,
  '0039-metadata-of-sign-ups': metadataOfSignUps,
  '0040-recovery-codes': recoveryCodes,
  '0041-staff-invitations': staffInvitations,
  '0042-erasure-requests': erasureRequests,
  '0043-addresses-of-erasures': addressesOfErasures,
  '0044-known-senders': knownSenders,
  '0045-waiting-ranks': waitingRanks,
  '0046-mail-priority': mailPriority,
  '0047-search-words': searchWords,
  '0048-school-years': schoolYears,
  '0049-family-members': familyMembers,
  '0050-family-decisions': familyDecisions,
  '0051-conversations-and-requests': conversationsAndRequests,
  '0052-letters-to-guardians': lettersToGuardians,
  '0053-papers': papers,
  '0054-corrections': corrections,
  '0056-names-as-they-sound': namesAsTheySound,
  '0057-staff-names': staffNames,
  '0058-content-photographs': contentPhotographs,
  '0059-families-by-decisions': familiesByDecisions,
  '0060-confirmed-address': confirmedAddress,
  '0061-lists-without-rows': listsWithoutRows,
  '0062-dismissed-doubts': dismissedDoubts,
  '0063-lists-by-time': listsByTime,
  '0064-status-of-records': statusOfRecords,
  '0065-cancelled-letters': cancelledLetters,
  '0066-told-before-the-last-moves': toldBeforeTheLastMoves,
  '0067-told-whole': toldWhole,
  '0068-clock-readings': clockReadings,
  '0069-state-of-the-data': stateOfTheData,
  '0070-barred': barred,
  '0071-access-ended-before': accessEndedBefore,
  '0072-guarded-content': guardedContent,
  '0073-proven-addresses': provenAddresses,
  '0076-passkeys': passkeys,
  '0077-places-of-sessions': placesOfSessions,
  '0079-grades-of-fees': gradesOfFees,
  '0082-days-of-offers': daysOfOffers,
  '0083-addresses-of-guardians': addressesOfGuardians,
  '0087-pictures-without-an-account': picturesWithoutAnAccount,
  '0088-lengths-of-payments': lengthsOfPayments,
  '0090-cases': cases,
  '0091-acts-as-data': actsAsData,
  '0092-every-record-is-somebodys': everyRecordIsSomebodys,
  '0095-promises': promises,
  '0097-several-payments-of-one-transaction': severalPaymentsOfOneTransaction,
  '0098-columns-of-statements': columnsOfStatements,
  '0099-a-year-is-counted': aYearIsCounted,
  '0100-a-seen-photograph-waits': aSeenPhotographWaits,
  '0101-lists-by-time-and-id': listsByTimeAndId,
  '0103-calls-are-notes': callsAreNotes,
  '0106-kept-sheets': keptSheets,
  '0109-offers-are-reminded-of': offersAreRemindedOf,
  '0110-mails-bring-a-day': mailsBringADay,
  '0120-student-years': studentYears,
  '0121-letters-to-lists': lettersToLists,
  '0123-imported-children': importedChildren,
  '0127-ready-texts-of-answers': readyTextsOfAnswers,
  '0128-messages-of-callers': messagesOfCallers,
  '0135-children-who-come-back': childrenWhoComeBack,
  '0136-roll-over': rollOver,
  '0137-class-drafts': classDrafts,
  '0138-letters-that-ask': lettersThatAsk,
  '0139-waiting-order': waitingOrder,
  '0140-statuses-are-counted': statusesAreCounted,
  '0141-rounds': rounds,
  '0142-offers-of-rounds': offersOfRounds,
  '0143-receipts-are-signed': receiptsAreSigned,
  '0144-reach-of-lists': reachOfLists,
  '0145-void-draws': voidDraws,
  '0146-criteria-of-rounds': criteriaOfRounds,
  '0147-asked-to-come-by': askedToComeBy,
  '0148-mails-with-a-moment': mailsWithAMoment,
  '0149-class-teachers': classTeachers,
  '0150-ranked-by': rankedBy,
};
