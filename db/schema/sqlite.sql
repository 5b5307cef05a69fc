CREATE TABLE "accounts" (
  "id" text primary key,
  "email" text not null unique,
  "email_confirmed_at" text,
  "new_email" text,
  "password_hash" text,
  "user_metadata" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "last_sign_in_at" text,
  "staff_name" text
);
CREATE TABLE "answered_challenges" (
  "challenge" text primary key,
  "expires_at" text not null
);
CREATE INDEX "answered_challenges_by_time" on "answered_challenges" ("expires_at");
CREATE TABLE "attempts" (
  "rule" text not null,
  "subject" text not null,
  "window_at" text not null,
  "count" integer not null,
  "expires_at" text not null,
  constraint "attempts_pk" primary key ("rule", "subject", "window_at")
);
CREATE INDEX "attempts_by_expiry" on "attempts" ("expires_at");
CREATE TABLE "audit_records" (
  "id" text primary key,
  "at" text not null,
  "account_id" text not null,
  "staff_email" text not null,
  "act" text not null,
  "about" text not null,
  "detail" text not null,
  "data" text default '{}' not null
);
CREATE INDEX "audit_records_by_act" on "audit_records" ("act", "at");
CREATE INDEX "audit_records_by_staff_email" on "audit_records" ("staff_email", "at");
CREATE INDEX "audit_records_by_subject" on "audit_records" ("about", "at");
CREATE INDEX "audit_records_by_time" on "audit_records" ("at");
CREATE TABLE "calendar_revisions" (
  "event_id" text primary key,
  "fingerprint" text not null,
  "sequence" integer not null,
  "modified_at" text not null,
  "held" text not null,
  "moved_at" text,
  "event" text,
  "withdrawn_at" text,
  "moved_from" text
);
CREATE TABLE "case_letters" (
  "id" text primary key,
  "reference" text not null,
  "sent_at" text not null,
  "sent_by" text not null,
  "subject" text not null,
  "words" text not null,
  "cancelled_at" text
);
CREATE INDEX "case_letters_by_reference" on "case_letters" ("reference", "sent_at");
CREATE TABLE "case_notes" (
  "id" text primary key,
  "reference" text not null,
  "written_at" text not null,
  "written_by" text not null,
  "text" text not null,
  "call_on" text,
  "called_at" text
);
CREATE INDEX "case_notes_by_reference" on "case_notes" ("reference", "written_at");
CREATE INDEX case_notes_to_call on case_notes (call_on)
    where call_on is not null and called_at is null;
CREATE TABLE "case_statuses" (
  "reference" text not null,
  "number" integer not null,
  "status" text not null,
  "reached_at" text not null,
  "tell_at" text not null,
  "moved_by" text,
  "facts" text not null,
  "promise_since" text,
  "promise_by" text,
  "broken_at" text,
  "new_day" text,
  "half_reminded_at" text,
  "last_reminded_at" text,
  constraint "case_statuses_pk" primary key ("reference", "number")
);
CREATE INDEX "case_statuses_counted" on "case_statuses" ("reference", "number", "status", "reached_at");
CREATE TABLE "class_drafts" (
  "student_id" text not null references "students" ("id") on delete cascade,
  "school_year" text not null check (length(school_year) = 4),
  "grade_level" text not null check (length(grade_level) <= 10),
  "class" text not null check (length(class) <= 1),
  constraint "class_drafts_once" primary key ("student_id", "school_year")
);
CREATE INDEX "class_drafts_by_year" on "class_drafts" ("school_year");
CREATE TABLE "class_sizes" (
  "school_year" text not null check (length(school_year) = 4),
  "grade_level" text not null check (length(grade_level) <= 10),
  "size" integer not null,
  constraint "class_sizes_once" primary key ("school_year", "grade_level")
);
CREATE TABLE "class_teachers" (
  "school_year" text not null check (length(school_year) = 4),
  "grade_level" text not null check (length(grade_level) <= 10),
  "class" text not null check (length(class) <= 1),
  "teacher" text not null check (length(teacher) <= 80),
  constraint "class_teachers_once" primary key ("school_year", "grade_level", "class")
);
CREATE TABLE "class_wishes" (
  "one_id" text not null references "students" ("id") on delete cascade,
  "other_id" text not null references "students" ("id") on delete cascade,
  "wish" text not null check (length(wish) <= 10),
  constraint "class_wishes_once" primary key ("one_id", "other_id")
);
CREATE INDEX "class_wishes_by_other" on "class_wishes" ("other_id");
CREATE TABLE "clock_readings" (
  "id" integer primary key,
  "read_at" text not null
);
CREATE TABLE "contact_messages" (
  "id" text primary key,
  "reference" text not null unique,
  "submitted_at" text not null,
  "name" text not null check (length("name") <= 200),
  "email" text not null check (length("email") <= 254),
  "subject" text not null check (length("subject") <= 200),
  "message" text not null check (length("message") <= 5000),
  "status" text default 'new' not null,
  "version" integer default 1 not null,
  "about" text,
  "assigned_to" text,
  "phone" text default '' not null check (length(phone) <= 50),
  "entered_by" text
);
CREATE UNIQUE INDEX "contact_messages_by_about" on "contact_messages" ("about");
CREATE INDEX "contact_messages_by_assigned" on "contact_messages" (assigned_to, status)
      where assigned_to is not null;
CREATE INDEX "contact_messages_by_status" on "contact_messages" ("status", "submitted_at", "id");
CREATE INDEX "contact_messages_by_time" on "contact_messages" ("submitted_at", "id");
CREATE TABLE "contact_replies" (
  "id" text primary key,
  "message_id" text not null references "contact_messages" ("id") on delete cascade,
  "sent_at" text not null,
  "author" text not null,
  "subject" text not null,
  "words" text not null,
  "side" text default 'office' not null,
  "leaves_at" text
);
CREATE INDEX "contact_replies_by_message" on "contact_replies" ("message_id");
CREATE TABLE "content_photographs" (
  "digest" text primary key,
  "stored_file" text not null,
  "width" integer not null,
  "height" integer not null,
  "kept_at" text not null
);
CREATE TABLE "content_versions" (
  "id" text primary key,
  "part" text not null,
  "number" integer not null,
  "value" text,
  "published_at" text not null,
  "staff_email" text not null,
  "restored_from" integer,
  constraint "content_versions_of_part" unique ("part", "number")
);
CREATE TABLE "dismissed_doubts" (
  "doubt" text primary key,
  "dismissed_at" text not null,
  "staff_email" text not null
);
CREATE TABLE "documents" (
  "id" text primary key,
  "slug" text not null unique,
  "title" text not null,
  "summary" text not null,
  "kind" text not null,
  "stored_file" text not null,
  "file_bytes" integer not null,
  "file_sha256" text not null,
  "file_scan" text not null,
  "file_changed_at" text not null,
  "place" integer not null,
  "published_from" text not null,
  "is_published" integer not null,
  "changed_at" text not null,
  "staff_email" text not null,
  "version" integer not null
);
CREATE TABLE "draft_copies" (
  "id" text primary key,
  "ciphertext" text not null,
  "expires_at" text not null
);
CREATE TABLE "enrollment_access_codes" (
  "code_hash" text primary key,
  "application_id" text not null references "enrollment_applications" ("id") on delete cascade,
  "made_by" text not null,
  "made_at" text not null,
  "expires_at" text not null,
  "guardian" integer
);
CREATE INDEX "enrollment_access_codes_by_application" on "enrollment_access_codes" ("application_id");
CREATE TABLE "enrollment_applications" (
  "id" text primary key,
  "reference" text not null unique,
  "status" text not null,
  "submitted_at" text not null,
  "student_first_name" text not null check (length("student_first_name") <= 100),
  "student_last_name" text not null check (length("student_last_name") <= 100),
  "student_dob" text not null check (length("student_dob") <= 10),
  "student_gender" text not null check (length("student_gender") <= 20),
  "grade_level" text not null check (length("grade_level") <= 20),
  "enrollment_year" text not null check (length("enrollment_year") <= 4),
  "previous_school" text not null check (length("previous_school") <= 200),
  "parent1_first_name" text not null check (length("parent1_first_name") <= 100),
  "parent1_last_name" text not null check (length("parent1_last_name") <= 100),
  "parent1_relationship" text not null check (length("parent1_relationship") <= 100),
  "parent1_phone" text not null check (length("parent1_phone") <= 50),
  "parent1_email" text not null check (length("parent1_email") <= 254),
  "parent2_first_name" text not null check (length("parent2_first_name") <= 100),
  "parent2_last_name" text not null check (length("parent2_last_name") <= 100),
  "parent2_relationship" text not null check (length("parent2_relationship") <= 100),
  "parent2_phone" text not null check (length("parent2_phone") <= 50),
  "parent2_email" text not null check (length("parent2_email") <= 254),
  "emergency_contact_name" text not null check (length("emergency_contact_name") <= 200),
  "emergency_contact_relationship" text not null check (length("emergency_contact_relationship") <= 100),
  "emergency_contact_phone" text not null check (length("emergency_contact_phone") <= 50),
  "additional_info" text not null check (length("additional_info") <= 4000),
  "submitted_copy" text not null,
  "version" integer default 1 not null,
  "first_seen_at" text,
  "assigned_to" text,
  "entered_by" text,
  "same_child_as" text,
  "parent1_letters" integer default 1 not null,
  "parent2_letters" integer default 1 not null,
  "parent2_confirmed_email" text default '' not null,
  "parent1_confirmed_email" text default '' not null,
  "applied_on" text default '' not null check (length(applied_on) <= 10),
  "lot" text default '' not null check (length(lot) <= 32),
  "waits_as" text check (length(waits_as) <= 20),
  "waits_as_at" text
);
CREATE INDEX "enrollment_applications_by_assigned" on "enrollment_applications" (assigned_to, status)
      where assigned_to is not null;
CREATE INDEX "enrollment_applications_by_email1" on "enrollment_applications" (lower(parent1_email));
CREATE INDEX "enrollment_applications_by_email2" on "enrollment_applications" (lower(parent2_email));
CREATE INDEX "enrollment_applications_by_grade" on "enrollment_applications" ("grade_level", "submitted_at", "same_child_as");
CREATE INDEX enrollment_applications_by_same_child on enrollment_applications (same_child_as)
    where same_child_as is not null;
CREATE INDEX "enrollment_applications_by_status" on "enrollment_applications" ("status", "submitted_at", "same_child_as");
CREATE INDEX "enrollment_applications_by_status_grade" on "enrollment_applications" ("status", "grade_level", "submitted_at", "same_child_as");
CREATE INDEX "enrollment_applications_by_status_year" on "enrollment_applications" ("status", "enrollment_year", "submitted_at", "same_child_as");
CREATE INDEX "enrollment_applications_by_status_year_grade" on "enrollment_applications" ("status", "enrollment_year", "grade_level", "submitted_at", "same_child_as");
CREATE INDEX "enrollment_applications_by_time" on "enrollment_applications" ("submitted_at", "same_child_as");
CREATE INDEX "enrollment_applications_by_year" on "enrollment_applications" ("enrollment_year", "submitted_at", "same_child_as", "grade_level", "entered_by", "reference");
CREATE INDEX "enrollment_applications_by_year_grade" on "enrollment_applications" ("enrollment_year", "grade_level", "submitted_at", "same_child_as");
CREATE TABLE "enrollment_barred" (
  "id" text primary key,
  "application_id" text not null references "enrollment_applications" ("id") on delete cascade,
  "name" text not null,
  "guardian" integer,
  "may_know" text not null,
  "may_collect" integer not null,
  "since" text not null,
  "reason" text not null,
  "paper" text not null,
  "written_at" text not null,
  "written_by" text not null,
  "lifted_at" text,
  "lifted_by" text,
  "lifted_reason" text
);
CREATE INDEX "enrollment_barred_by_application" on "enrollment_barred" ("application_id", "written_at");
CREATE TABLE "enrollment_barred_keys" (
  "barred_id" text not null references "enrollment_barred" ("id") on delete cascade,
  "key" text not null,
  constraint "enrollment_barred_keys_once" primary key ("key", "barred_id")
);
CREATE INDEX "enrollment_barred_keys_by_barred" on "enrollment_barred_keys" ("barred_id");
CREATE TABLE "enrollment_corrections" (
  "id" text primary key,
  "application_id" text not null references "enrollment_applications" ("id") on delete cascade,
  "question" text not null,
  "before" text not null,
  "after" text not null,
  "reason" text not null,
  "corrected_by" text not null,
  "corrected_at" text not null
);
CREATE INDEX "enrollment_corrections_by_application" on "enrollment_corrections" ("application_id", "corrected_at");
CREATE TABLE "enrollment_erasure_requests" (
  "id" text primary key,
  "application_id" text not null unique,
  "account_id" text not null,
  "asked_at" text not null,
  "due_at" text not null,
  constraint "enrollment_erasure_requests_by_guardian" foreign key ("account_id", "application_id") references "enrollment_guardians" ("account_id", "application_id") on delete cascade
);
CREATE TABLE "enrollment_guardian_acts" (
  "id" text primary key,
  "application_id" text not null references "enrollment_applications" ("id") on delete cascade,
  "at" text not null,
  "account_email" text not null,
  "act" text not null,
  "changes" text not null
);
CREATE INDEX "enrollment_guardian_acts_by_application" on "enrollment_guardian_acts" ("application_id", "at");
CREATE TABLE "enrollment_guardians" (
  "application_id" text not null references "enrollment_applications" ("id") on delete cascade,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "code_hash" text not null unique,
  "linked_at" text not null,
  "guardian" integer,
  constraint "enrollment_guardians_pk" primary key ("account_id", "application_id")
);
CREATE INDEX "enrollment_guardians_by_application" on "enrollment_guardians" ("application_id");
CREATE TABLE "enrollment_places" (
  "enrollment_year" text not null,
  "grade_level" text not null,
  "places" integer not null,
  "version" integer not null,
  constraint "enrollment_places_pk" primary key ("enrollment_year", "grade_level")
);
CREATE TABLE "enrollment_ready_texts" (
  "id" text primary key,
  "title" text not null,
  "words" text not null,
  "changed_at" text not null,
  "version" integer not null,
  "used_for" text default 'ask' not null check (used_for in ('ask', 'answer'))
);
CREATE TABLE "enrollment_requests" (
  "id" text primary key,
  "application_id" text not null references "enrollment_applications" ("id") on delete cascade,
  "turn_id" text not null,
  "what" text not null,
  "paper" text,
  "status" text not null,
  "asked_at" text not null,
  "asked_by" text not null,
  "settled_at" text,
  "settled_by" text,
  "reminded_at" text,
  "version" integer not null
);
CREATE INDEX "enrollment_requests_by_application" on "enrollment_requests" ("application_id", "status", "asked_at");
CREATE INDEX "enrollment_requests_by_status" on "enrollment_requests" ("status", "asked_at");
CREATE TABLE "erasures" (
  "id" text primary key,
  "kind" text not null,
  "reference" text,
  "reason" text not null,
  "erased_at" text not null,
  "removed" text not null,
  "subject_hash" text,
  "left_at" text
);
CREATE INDEX "erasures_by_reference" on "erasures" ("reference");
CREATE TABLE "factor_challenges" (
  "id" text primary key,
  "factor_id" text not null references "factors" ("id") on delete cascade,
  "created_at" text not null,
  "expires_at" text not null
);
CREATE INDEX "factor_challenges_by_factor" on "factor_challenges" ("factor_id");
CREATE TABLE "factors" (
  "id" text primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "friendly_name" text not null,
  "status" text not null,
  "sealed_secret" text not null,
  "last_time_step" integer not null,
  "created_at" text not null,
  "updated_at" text not null
);
CREATE INDEX "factors_by_account" on "factors" ("account_id");
CREATE TABLE "family_decisions" (
  "id" text primary key,
  "reference" text not null,
  "other" text not null,
  "decision" text not null check (decision in ('sameFamily', 'sameChild', 'notSame')),
  "decided_at" text not null,
  "decided_by" text not null,
  "undone_at" text,
  "undone_by" text
);
CREATE INDEX "family_decisions_by_other" on "family_decisions" ("other");
CREATE INDEX "family_decisions_by_reference" on "family_decisions" ("reference");
CREATE UNIQUE INDEX family_decisions_that_hold on family_decisions (reference, other)
    where undone_at is null;
CREATE TABLE "family_members" (
  "reference" text primary key,
  "family_id" text not null,
  "joined_at" text not null
);
CREATE INDEX "family_members_by_family" on "family_members" ("family_id", "joined_at");
CREATE TABLE "held_retention" (
  "id" integer primary key,
  "due" integer,
  "allowed" integer
);
CREATE TABLE "idempotency_keys" (
  "key" text primary key,
  "kind" text not null,
  "digest" text not null,
  "answer" text not null,
  "created_at" text not null
);
CREATE TABLE "imported_children" (
  "id" text primary key,
  "reference" text not null unique check (length(reference) <= 20),
  "import_id" text not null,
  "imported_at" text not null,
  "born_on" text not null,
  "gender" text not null check (length(gender) <= 20),
  "grade_level" text not null check (length(grade_level) <= 20),
  "class" text not null check (length(class) <= 1),
  "first_name" text not null check (length("first_name") <= 100),
  "last_name" text not null check (length("last_name") <= 100),
  "child_key" text not null check (length("child_key") <= 400),
  "guardian1_name" text not null check (length("guardian1_name") <= 120),
  "guardian1_phone" text not null check (length("guardian1_phone") <= 120),
  "guardian1_email" text not null check (length("guardian1_email") <= 120),
  "guardian2_name" text not null check (length("guardian2_name") <= 120),
  "guardian2_phone" text not null check (length("guardian2_phone") <= 120),
  "guardian2_email" text not null check (length("guardian2_email") <= 120)
);
CREATE INDEX "imported_children_by_child" on "imported_children" ("child_key");
CREATE INDEX "imported_children_by_import" on "imported_children" ("import_id");
CREATE TABLE "job_applications" (
  "id" text primary key,
  "reference" text not null unique,
  "status" text not null,
  "submitted_at" text not null,
  "opening_id" text not null,
  "position" text not null check (length("position") <= 200),
  "full_name" text not null check (length("full_name") <= 200),
  "email" text not null check (length("email") <= 254),
  "phone" text not null check (length("phone") <= 50),
  "cover_letter" text not null check (length("cover_letter") <= 10000),
  "resume_name" text not null check (length("resume_name") <= 200),
  "email_search" text not null,
  "resume_file" text not null unique,
  "resume_type" text not null,
  "resume_bytes" integer not null check (resume_bytes between 1 and 5242880),
  "resume_sha256" text not null,
  "resume_scan" text not null,
  "consent" text not null,
  "version" integer default 1 not null,
  "assigned_to" text,
  "seen_at" text
);
CREATE INDEX "job_applications_by_assigned" on "job_applications" (assigned_to, status)
      where assigned_to is not null;
CREATE INDEX "job_applications_by_opening" on "job_applications" ("opening_id", "status", "submitted_at");
CREATE INDEX "job_applications_by_scan" on "job_applications" ("resume_scan", "status");
CREATE INDEX "job_applications_by_status" on "job_applications" ("status", "submitted_at", "id");
CREATE INDEX "job_applications_by_time" on "job_applications" ("submitted_at", "id");
CREATE TABLE "job_runs" (
  "job" text primary key,
  "done_for" text,
  "leased_by" text,
  "leased_until" text
);
CREATE TABLE "kept_sheets" (
  "id" text primary key,
  "version" integer not null,
  "room" text not null check (length(room) <= 40),
  "name" text not null check (length(name) <= 60),
  "columns" text not null check (length(columns) <= 4000),
  "changed_at" text not null,
  constraint "kept_sheets_by_name" unique ("room", "name")
);
CREATE TABLE "known_senders" (
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "subject" text not null,
  "last_at" text not null,
  constraint "known_senders_pk" primary key ("account_id", "subject")
);
CREATE INDEX "known_senders_by_time" on "known_senders" ("last_at");
CREATE TABLE "kysely_migration" (
  "name" varchar(255) not null primary key,
  "timestamp" varchar(255) not null
);
CREATE TABLE "kysely_migration_lock" (
  "id" varchar(255) not null primary key,
  "is_locked" integer default 0 not null
);
CREATE TABLE "last_copy" (
  "id" integer primary key,
  "taken_at" text,
  "since" text not null
);
CREATE TABLE "list_letter_receivers" (
  "id" text primary key,
  "letter_id" text not null references "list_letters" ("id") on delete cascade,
  "number" integer not null,
  "key" text not null check (length(key) <= 500),
  "way" text not null check (length(way) <= 20),
  "why" text not null check (length(why) <= 20),
  "name" text not null check (length(name) <= 300),
  "address" text not null check (length(address) <= 254),
  "queued_at" text,
  "mail_id" text,
  "told_at" text,
  "told_by" text check (length(told_by) <= 254),
  "printed_at" text,
  "printed_by" text check (length(printed_by) <= 254),
  constraint "list_letter_receivers_once" unique ("letter_id", "way", "key")
);
CREATE TABLE "list_letter_records" (
  "receiver_id" text not null references "list_letter_receivers" ("id") on delete cascade,
  "reference" text not null check (length(reference) <= 20),
  "number" integer not null,
  constraint "list_letter_records_key" primary key ("receiver_id", "reference")
);
CREATE INDEX "list_letter_records_by_reference" on "list_letter_records" ("reference");
CREATE TABLE "list_letters" (
  "id" text primary key,
  "room" text not null check (length(room) <= 40),
  "subject" text not null check (length(subject) <= 200),
  "words" text not null check (length(words) <= 10000),
  "narrowed" text not null check (length(narrowed) <= 1000),
  "digest" text not null unique check (length(digest) <= 100),
  "sent_at" text not null,
  "sent_by" text not null check (length(sent_by) <= 254),
  "leaves_at" text not null,
  "began_at" text,
  "left_at" text,
  "taken_back_at" text,
  "taken_back_by" text check (length(taken_back_by) <= 254),
  "erased" integer not null,
  "asks" text default '' not null check (length(asks) <= 40)
);
CREATE INDEX "list_letters_to_leave" on "list_letters" ("left_at", "taken_back_at", "leaves_at");
CREATE TABLE "meal_payments" (
  "id" text primary key,
  "reference" text not null unique,
  "submitted_at" text not null,
  "child_name" text not null check (length("child_name") <= 200),
  "guardian_name" text not null check (length("guardian_name") <= 200),
  "phone" text not null check (length("phone") <= 50),
  "email" text not null check (length("email") <= 254),
  "purpose" text not null check (length("purpose") <= 300),
  "amount_kwacha" integer not null,
  "status" text not null,
  "paid_on" text,
  "ticked_transaction_id" text unique,
  "received_kwacha" integer,
  "changed_at" text not null,
  "version" integer not null,
  "entered_at" text,
  "grade_level" text default '' not null check (length("grade_level") <= 20),
  "transaction_id" text check (length("transaction_id") <= 40),
  "reason" text default '' not null check (length("reason") <= 500),
  "assigned_to" text,
  "shared_transaction_id" text check (length(shared_transaction_id) <= 40)
);
CREATE INDEX "meal_payments_by_assigned" on "meal_payments" (assigned_to, status)
      where assigned_to is not null;
CREATE INDEX meal_payments_by_shared_transaction on meal_payments (shared_transaction_id)
    where shared_transaction_id is not null;
CREATE INDEX "meal_payments_by_status" on "meal_payments" ("status", "changed_at", "id");
CREATE INDEX "meal_payments_by_time" on "meal_payments" ("changed_at", "id");
CREATE INDEX "meal_payments_by_transaction" on "meal_payments" ("transaction_id");
CREATE TABLE "newsletter_deliveries" (
  "issue_id" text not null references "newsletter_issues" ("id") on delete cascade,
  "subscriber_id" text not null references "subscribers" ("id") on delete cascade,
  "queued_at" text,
  constraint "newsletter_deliveries_pk" primary key ("issue_id", "subscriber_id")
);
CREATE INDEX "newsletter_deliveries_by_subscriber" on "newsletter_deliveries" ("subscriber_id");
CREATE INDEX "newsletter_deliveries_waiting" on "newsletter_deliveries" ("issue_id", "queued_at");
CREATE TABLE "newsletter_issues" (
  "id" text primary key,
  "version" integer not null,
  "subject" text not null,
  "words" text not null,
  "status" text not null,
  "changed_at" text not null,
  "staff_email" text not null,
  "started_at" text,
  "finished_at" text
);
CREATE INDEX "newsletter_issues_by_status" on "newsletter_issues" ("status");
CREATE TABLE "one_time_tokens" (
  "id" text primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "kind" text not null,
  "token_hash" text not null unique,
  "email" text not null,
  "created_at" text not null,
  "expires_at" text not null
);
CREATE INDEX "one_time_tokens_by_account" on "one_time_tokens" ("account_id", "kind");
CREATE TABLE "opening_statuses" (
  "opening_id" text primary key,
  "is_closed" integer not null,
  "changed_at" text not null,
  "version" integer not null
);
CREATE TABLE "outgoing_mails" (
  "id" text primary key,
  "kind" text not null,
  "recipient" text not null,
  "recipient_search" text not null,
  "subject" text not null,
  "text_part" text not null,
  "html_part" text not null,
  "about" text,
  "list_unsubscribe" text,
  "status" text not null,
  "queued_at" text not null,
  "due_at" text not null,
  "lease" text,
  "tries" integer not null,
  "put_off_since" text,
  "settled_at" text,
  "reason" text,
  "is_personal" integer default 0 not null,
  "priority" integer default 1 not null,
  "calendar_part" text,
  "has_own_moment" integer default 0 not null
);
CREATE INDEX "outgoing_mails_by_recipient" on "outgoing_mails" ("recipient_search", "queued_at");
CREATE INDEX "outgoing_mails_by_reference" on "outgoing_mails" ("about");
CREATE INDEX "outgoing_mails_by_status" on "outgoing_mails" ("status", "priority", "due_at");
CREATE TABLE "page_checks" (
  "id" integer primary key,
  "checked_at" text not null,
  "damage" text
);
CREATE TABLE "paper_picture_pieces" (
  "picture_id" text not null references "paper_pictures" ("id") on delete cascade,
  "number" integer not null,
  "stored_file" text not null,
  constraint "paper_picture_pieces_pk" primary key ("picture_id", "number")
);
CREATE TABLE "paper_pictures" (
  "id" text primary key,
  "reference" text not null,
  "paper" text not null,
  "sha256" text not null,
  "size" integer not null,
  "begun_at" text not null,
  "arrived_at" text,
  "stored_file" text,
  "destroyed_at" text,
  "destroyed_because" text,
  "with_account" integer,
  "destroy_at" text
);
CREATE INDEX "paper_pictures_by_reference" on "paper_pictures" ("reference", "paper");
CREATE INDEX paper_pictures_to_destroy on paper_pictures (destroy_at)
    where destroy_at is not null;
CREATE TABLE "paper_revisions" (
  "path" text primary key,
  "fingerprint" text not null,
  "bytes" integer not null,
  "changed_at" text not null
);
CREATE TABLE "papers" (
  "reference" text not null,
  "paper" text not null,
  "status" text not null,
  "changed_at" text not null,
  "changed_by" text,
  "words" text not null,
  "picture_id" text,
  constraint "papers_pk" primary key ("reference", "paper")
);
CREATE INDEX papers_with_picture on papers (reference, picture_id)
    where picture_id is not null;
CREATE TABLE "parent_forms" (
  "id" text primary key,
  "kind" text not null,
  "reference" text not null unique,
  "submitted_at" text not null,
  "name" text not null check (length("name") <= 200),
  "email" text not null check (length("email") <= 254),
  "phone" text not null check (length("phone") <= 50),
  "answers" text not null check (length("answers") <= 12000),
  "email_search" text not null,
  "notice_version" text not null,
  "status" text not null,
  "status_at" text not null,
  "ended_at" text,
  "version" integer not null,
  "assigned_to" text
);
CREATE INDEX "parent_forms_by_assigned" on "parent_forms" (assigned_to, status)
      where assigned_to is not null;
CREATE INDEX "parent_forms_by_status" on "parent_forms" ("kind", "status", "submitted_at", "id");
CREATE INDEX "parent_forms_by_time" on "parent_forms" ("submitted_at", "id");
CREATE TABLE "passkeys" (
  "id" text primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "credential_id" text not null unique,
  "public_key" text not null,
  "counter" bigint not null,
  "transports" text not null,
  "friendly_name" text not null,
  "relying_party" text not null,
  "created_at" text not null,
  "last_used_at" text
);
CREATE INDEX "passkeys_by_account" on "passkeys" ("account_id");
CREATE TABLE "pta_payments" (
  "form_id" text primary key references "parent_forms" ("id") on delete cascade,
  "kwacha" integer not null check (kwacha > 0),
  "way" text not null,
  "paid_on" text not null,
  "receipt_number" text not null,
  "recorded_at" text not null,
  "staff_email" text not null
);
CREATE TABLE "publications" (
  "id" text primary key,
  "number" integer not null
);
CREATE TABLE "ranked_by" (
  "id" integer primary key,
  "criteria" text not null check (length(criteria) <= 1000)
);
CREATE TABLE "recovery_codes" (
  "code_hash" text primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "made_at" text not null
);
CREATE INDEX "recovery_codes_by_account" on "recovery_codes" ("account_id");
CREATE TABLE "refresh_tokens" (
  "token_hash" text primary key,
  "session_id" text not null references "sessions" ("id") on delete cascade,
  "created_at" text not null,
  "used_at" text,
  "successor_salt" text
);
CREATE INDEX "refresh_tokens_by_session" on "refresh_tokens" ("session_id");
CREATE TABLE "return_answers" (
  "id" text primary key,
  "student_id" text not null references "students" ("id") on delete cascade,
  "school_year" text not null check (length(school_year) = 4),
  "answer" text not null check (length(answer) <= 20),
  "reason" text not null check (length(reason) <= 20),
  "given_by" text not null check (length(given_by) <= 20),
  "given_how" text not null check (length(given_how) <= 20),
  "typed_by" text not null check (length(typed_by) <= 254),
  "answered_at" text not null
);
CREATE INDEX "return_answers_by_student" on "return_answers" ("student_id");
CREATE INDEX "return_answers_by_year" on "return_answers" ("school_year", "student_id");
CREATE TABLE "return_questions" (
  "id" text primary key,
  "school_year" text not null unique check (length(school_year) = 4),
  "version" integer not null,
  "opened_at" text not null,
  "last_day" text not null,
  "closed_at" text
);
CREATE TABLE "returned_receipts" (
  "epoch" text not null check (length(epoch) = 6),
  "number" integer not null,
  "reference" text not null check (length(reference) <= 20),
  "came_back_at" text not null,
  "is_taken" integer not null,
  constraint "returned_receipts_once" primary key ("epoch", "number")
);
CREATE INDEX "returned_receipts_by_reference" on "returned_receipts" ("reference");
CREATE TABLE "roll_over_decisions" (
  "student_id" text not null references "students" ("id") on delete cascade,
  "school_year" text not null check (length(school_year) = 4),
  "decision" text not null check (length(decision) <= 20),
  "reason" text not null check (length(reason) <= 20),
  constraint "roll_over_decisions_once" primary key ("student_id", "school_year")
);
CREATE INDEX "roll_over_decisions_by_year" on "roll_over_decisions" ("school_year");
CREATE TABLE "roll_overs" (
  "school_year" text primary key check (length(school_year) = 4),
  "children" integer not null,
  "made_at" text not null,
  "made_by" text not null
);
CREATE TABLE "round_offers" (
  "year" text not null check (length(year) = 4),
  "reference" text not null check (length(reference) <= 20),
  "outcome" text not null check (outcome in ('place', 'waits', 'none')),
  "number" integer not null,
  "number_of" integer not null,
  "reason" text not null check (length(reason) <= 1000),
  "is_by_hand" integer not null,
  "made_at" text,
  constraint "round_offers_once" primary key ("year", "reference")
);
CREATE TABLE "round_tickets" (
  "year" text not null check (length(year) = 4),
  "lot" text not null check (length(lot) <= 32),
  "ticket" text not null check (length(ticket) <= 8),
  constraint "round_tickets_once" primary key ("year", "lot"),
  constraint "round_tickets_differ" unique ("year", "ticket")
);
CREATE TABLE "rounds" (
  "year" text primary key check (length(year) = 4),
  "version" integer not null,
  "places" text not null check (length(places) <= 2000),
  "kept_reason" text not null check (length(kept_reason) <= 500),
  "opens_on" text not null,
  "closes_at" text not null,
  "draw_at" text not null,
  "release_at" text not null,
  "moved_because" text not null check (length(moved_because) <= 200),
  "agreed_at" text,
  "agreed_by" text,
  "secret" text not null check (length(secret) <= 100),
  "seal" text not null check (length(seal) <= 64),
  "frozen_at" text,
  "list" text not null,
  "list_seal" text not null check (length(list_seal) <= 64),
  "dice" text not null check (length(dice) <= 10),
  "witness" text not null check (length(witness) <= 100),
  "witness_role" text not null check (length(witness_role) <= 100),
  "drawn_at" text,
  "drawn_by" text,
  "at_last_place" text default 'bothWait' not null check (at_last_place in ('bothWait', 'oneMore')),
  "answer_days" integer check (answer_days between 1 and 90),
  "overdue_days" integer check (overdue_days between 1 and 90),
  "offers_at" text,
  "offers_by" text,
  "offer_letters" text default '' not null check (length(offer_letters) <= 40000),
  "criteria" text default '{"groups":["sibling",
  "staff"],
  "within":"day"}' not null check (length(criteria) <= 200)
);
CREATE INDEX "rounds_by_release" on "rounds" ("release_at");
CREATE TABLE "search_words" (
  "kind" text not null,
  "word" text not null,
  "record_id" text not null,
  constraint "search_words_pk" primary key ("kind", "word", "record_id")
);
CREATE INDEX "search_words_by_record" on "search_words" ("record_id", "word");
CREATE TABLE "sessions" (
  "id" text primary key,
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "aal" text not null,
  "methods" text not null,
  "created_at" text not null,
  "refreshed_at" text not null,
  "passkey_id" text references "passkeys" ("id") on delete cascade,
  "device" text,
  "network" text,
  "browser" text
);
CREATE INDEX "sessions_by_account" on "sessions" ("account_id");
CREATE INDEX "sessions_by_passkey" on "sessions" ("passkey_id");
CREATE INDEX "sessions_by_refresh" on "sessions" ("refreshed_at");
CREATE TABLE "staff_invitations" (
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "role" text not null,
  "since" text not null,
  constraint "staff_invitations_pk" primary key ("account_id", "role")
);
CREATE TABLE "staff_members" (
  "account_id" text not null references "accounts" ("id") on delete cascade,
  "role" text not null,
  "since" text not null,
  constraint "staff_members_pk" primary key ("account_id", "role")
);
CREATE TABLE "statement_layouts" (
  "names" text primary key check (length(names) <= 4000),
  "layout" text not null check (length(layout) <= 2000),
  "named_at" text not null
);
CREATE TABLE "store_epochs" (
  "position" integer primary key,
  "epoch" text not null unique check (length(epoch) = 6),
  "begun_at" text not null,
  "receipts" integer not null,
  "asked_at" text
);
CREATE TABLE "student_imports" (
  "id" text primary key,
  "school_year" text not null,
  "made_at" text not null,
  "made_by" text not null
);
CREATE TABLE "student_years" (
  "id" text primary key,
  "student_id" text not null references "students" ("id") on delete cascade,
  "school_year" text not null check (length(school_year) = 4),
  "grade_level" text not null check (length(grade_level) <= 20),
  "class" text not null check (length(class) <= 1),
  "came_by" text not null check (length(came_by) <= 20),
  "is_planned" integer not null,
  "joined_on" text,
  "left_on" text,
  "left_reason" text not null check (length(left_reason) <= 20),
  "import_id" text,
  "import_version" integer,
  "is_rolled_over" integer default 0 not null,
  constraint "student_years_once" unique ("student_id", "school_year")
);
CREATE INDEX "student_years_by_class" on "student_years" ("school_year", "grade_level", "class");
CREATE INDEX "student_years_by_import" on "student_years" ("import_id");
CREATE TABLE "students" (
  "id" text primary key,
  "reference" text not null unique check (length(reference) <= 20),
  "version" integer not null
);
CREATE TABLE "subscribers" (
  "id" text primary key,
  "email" text not null check (length(email) <= 254),
  "email_search" text not null unique,
  "subscribed_at" text not null,
  "confirmed_at" text,
  "unsubscribed_at" text,
  "asked_at" text,
  "mailed_at" text
);
CREATE INDEX "subscribers_by_time" on "subscribers" ("subscribed_at", "unsubscribed_at", "confirmed_at");
CREATE TABLE "void_draws" (
  "year" text not null check (length(year) = 4),
  "number" integer not null,
  "because" text not null check (length(because) <= 200),
  "voided_at" text not null,
  "voided_by" text not null,
  "secret" text not null check (length(secret) <= 100),
  "seal" text not null check (length(seal) <= 64),
  "frozen_at" text not null,
  "list" text not null,
  "list_seal" text not null check (length(list_seal) <= 64),
  "dice" text not null check (length(dice) <= 10),
  "witness" text not null check (length(witness) <= 100),
  "witness_role" text not null check (length(witness_role) <= 100),
  "drawn_at" text not null,
  "drawn_by" text not null,
  constraint "void_draws_once" primary key ("year", "number")
);
CREATE TABLE "waiting_content_changes" (
  "id" text primary key,
  "part" text not null unique,
  "seen_version" integer not null,
  "value" text not null,
  "restored_from" integer,
  "asked_at" text not null,
  "takes_effect_at" text not null,
  "account_id" text not null,
  "staff_email" text not null
);
CREATE TABLE "waiting_reach" (
  "year" text not null check (length(year) = 4),
  "grade_level" text not null check (length(grade_level) <= 20),
  "is_drawn" integer not null,
  "up_to" integer not null,
  "was_all" integer not null,
  constraint "waiting_reach_once" primary key ("year", "grade_level")
);
CREATE TABLE "write_probes" (
  "id" integer primary key,
  "written_at" text not null
);
CREATE TABLE "wrong_clock_spans" (
  "id" text primary key,
  "from_at" text not null,
  "until_at" text not null,
  "right_at" text
);
