import { defineContent } from "#domain/content/define-content.ts";
import { storedFieldDescriptionsSchema } from "#domain/content/legal.ts";
import type { FieldOfKind, RequestKind } from "#domain/requests/request-fields.ts";
import { unit } from "#domain/content/phase.ts";
import { profiles } from "../reviews.ts";

/** What students of this course are not asked for. */
const unasked = "another site";

/**
 * One sentence for each column of the database and each field of the forms: /privacy lists them. A column without a
 * sentence, or a sentence without a column, fails the type check and `server/pages/stored-fields.test.ts`, which name it.
 */
export const storedFields = {
  sent: {
    title: "What you type into a form",
    fields: {
      name: "Your name.",
      email: "Your e-mail address, if you give it.",
      phone: "Your phone number, if you give it.",
      message: "Your message, on the contact form.",
      course: "The course or phase you chose, on the enrollment form.",
      price: "The price shown for it at that time.",
      daysDone: `The ${unit.many} and tasks that you ticked on the plan before you enrolled.`,
    } satisfies Record<FieldOfKind<RequestKind>, string>,
  },
  tables: {
    requests: {
      title: "What we add to your request",
      fields: {
        id: "A random number; its first eight characters are the reference you are given.",
        kind: "Whether it is an enrollment or a contact message.",
        body: "What you typed into the form, as listed above.",
        search_key:
          "The beginning of these words, of the notes and of the campaign tags in small letters, and a search index of them, so that our staff can search them.",
        keys_version: "By which version of our software that was made.",
        email_key: "Your e-mail address in small letters, to find what belongs to it.",
        phone_digits: "The digits of your phone number, to find what belongs to it.",
        idempotency_key:
          "A random number from your browser, or where scripts are off one that is made of the form, so that a form sent twice is saved once.",
        created_at: "When it arrived.",
        status: "How far we are with it: new, contacted, enrolled, closed or spam.",
        note: "The last of the notes that our staff write down about it.",
        owner: "The member of staff who takes care of it, by the name they signed in with.",
        follow_up_at: "When our staff will get back to you.",
        follow_up: "What they will do then.",
        version: "How often staff changed it.",
        student_id: "The student record that was made of it, if you enrolled.",
        source: "Where your visit began: first page, referring website and campaign tags.",
        source_key: "The campaign or the referring website alone, in small letters, to group requests by.",
        campaign_key: "The campaign of the link alone, in small letters, to count requests by.",
        course: "The course that you asked for alone, to count requests by.",
        answered_at: "When our staff first answered it.",
        answered_by: "The member of staff who did, by the name they signed in with.",
        answer_minutes: "How many minutes that took.",
        notice_version: "Which version of this notice stood at the form.",
        deleted_at: "When staff deleted it. It can be restored for 30 days, then it is removed for good.",
      },
    },
    deliveries: {
      title: "How your request reaches our team",
      fields: {
        id: "A number of its own.",
        request_id: "The request it belongs to.",
        kind: "Whether it carries an enrollment, a contact message, an error report or the numbers of a day to the team chat, or is a mail to the team or to you.",
        body: "For a report of the site: what failed and on which page, or the numbers of a day, without anything a visitor typed.",
        state: "Whether it was delivered, waits or failed.",
        created_at: "When it was made.",
        due_at: "When it is tried next.",
        give_up_at: "When trying ends.",
        tries: "How often it was tried.",
        last_error: "Why the last try failed.",
        locked_by: "Which of our servers is sending it.",
        locked_until: "Until when that server may.",
        delivered_at: "When it was delivered.",
        message_id: "The number of the message in the team chat, or of the mail.",
        sender:
          "A scrambled form of your network address, until it is delivered, so that one sender cannot hold up the others. The address itself is not stored.",
      },
    },
    mail_counts: {
      title: "How many confirmations an address gets",
      fields: {
        day: "The day. It is deleted after it.",
        key: "A scrambled form of the e-mail address, or of the network address, that a confirmation was asked from.",
        count: "How many there were that day.",
      },
    },
    students: {
      title: "If you become a student",
      fields: {
        id: "A random number.",
        name: "Your name.",
        search_key: "The same in small letters, so that our staff can search it.",
        email: "Your e-mail address, if you gave it.",
        email_key: "The same in small letters, to find what belongs to it.",
        phone: "Your phone number, if you gave it.",
        phone_digits: "Its digits alone, to find what belongs to it.",
        course: "The course or phase you bought.",
        price: "The price agreed with you.",
        request_id: "The request it was made of.",
        paid_on: "When you paid.",
        paid_note: "What our staff write down about the payment.",
        received: "How much of it we have received.",
        batch: "The batch that you learn with, by its name.",
        batch_start: "When it starts.",
        owner: "The member of staff who takes care of you, by the name they signed in with.",
        follow_up_at: "When our staff will get back to you.",
        follow_up: "What they will do then.",
        enrollment_date: "When you enrolled.",
        current_phase: "The phase of the course you are in.",
        completed_days: `The ${unit.many} of the course you have completed.`,
        own_days: "Which of these you ticked yourself.",
        ticked_tasks: `The tasks you have ticked of ${unit.many} you have not completed.`,
        locked_days: `The ${unit.many} that only our staff tick for you, such as a test.`,
        plan: "Your study plan: weekdays, hours, start and time of day.",
        link_digest: "A scrambled form of the key in the private link to your page. The key itself is not stored.",
        link_made_at: "When that link was made.",
        link_revoked_at: "When it was revoked.",
        last_visit_at: "When your page was last opened.",
        calendar_digest: "A scrambled form of the key in the address of your calendar.",
        calendar_made_at: "When that address was made.",
        version: "How often the record was changed.",
        created_at: "When the record was made.",
        updated_at: `When your completed ${unit.many} last changed.`,
        deleted_at: "When staff deleted it. It can be restored for 30 days, then it is removed for good.",
      },
    },
    payments: {
      title: "If you pay",
      fields: {
        id: "A random number.",
        student_id: "Your student record. It is removed with it.",
        amount: "How much we received.",
        received_on: "On which day.",
        reference: "The number of the payment, as our staff wrote it down. No card or bank account is stored.",
        at: "When it was written down.",
        by: "The name the member of staff signed in with, if any.",
      },
    },
    certificates: {
      title: "If you get a certificate",
      fields: {
        id: "A random number, which is part of its address. Whoever has the address can check the certificate there.",
        student_id: "Your student record, as long as there is one.",
        course: "The course or phase it is about.",
        facts: `What the course was called when you completed it, and which phases and ${unit.many} it had.`,
        name: "Your name as it is to stand on it. It is removed with your student record.",
        is_name_public: "Whether you want it shown to those who have the address.",
        status_index:
          "Its place in the public list of revoked certificates, at random; nothing in that list tells whose it is.",
        issued_at: "When you got it.",
        revoked_at: "When it was revoked, if it was. That it was revoked stays, so that nobody can use it after that.",
      },
    },
    reviews: {
      title: "If you write a review",
      fields: {
        id: "A random number.",
        student_id: "Your student record.",
        course: "The course or phase it is about.",
        rating: "Your stars.",
        text: "What you wrote.",
        name: "Your name as it is to be shown.",
        github: `Your profile on ${profiles.github?.name ?? unasked}, if you gave it.`,
        instagram: `Your profile on ${profiles.instagram?.name ?? unasked}, if you gave it.`,
        consent: "The sentence by which you agreed that it is shown.",
        consented_at: "When you agreed.",
        state: "Whether it waits for our staff, is published or is hidden.",
        reply: "What our staff answered, which is shown with it.",
        version: "How often it was changed.",
        written_at: "When you wrote or last changed it.",
        published_at: "When it was published. It is removed with your student record, or when you delete it.",
      },
    },
    asked_questions: {
      title: "If the assistant cannot answer you well",
      fields: {
        id: "A random number.",
        text: "Your question, without e-mail addresses, phone numbers, links and other long numbers. Nothing tells who asked.",
        likeness_key: "Its words without order and endings, to count questions that are alike.",
        reason: "Whether it was refused, answered unsurely or called unhelpful.",
        subject: "What it was taken to ask for.",
        answer: "What the assistant answered.",
        count: "How often such a question was asked.",
        up: "How often the answer was called helpful.",
        down: "How often it was called unhelpful.",
        first_at: "When it was asked first.",
        last_at: "When it was asked last. 90 days later it is deleted.",
        done_at: "When staff had dealt with it.",
      },
    },
    pin_tries: {
      title: "If somebody types a wrong PIN on the staff page",
      fields: {
        id: "A random number.",
        who: "The network address or browser it came from. It is deleted with the next try after one day; that there was a wrong try is kept for 30 days.",
        pin_digest: "A scrambled form of the PIN in force, never the PIN that was typed.",
        is_known: "Whether that browser had signed in before.",
        is_cleared: "Whether a right PIN followed.",
        at: "When it was.",
      },
    },
    changes: {
      title: "What our staff change",
      fields: {
        id: "A random number.",
        subject: "Whether a request or a student record was changed.",
        subject_id: "Which one.",
        at: "When.",
        what: `What was done: a status set, ${unit.many} ticked, details changed, deleted, restored.`,
        detail: `The status, the member of staff or the time before and after, the ${unit.many}, or the names of the changed fields; never their contents.`,
        by: "The name the member of staff signed in with, if any.",
      },
    },
    notes: {
      title: "What our staff write down",
      fields: {
        id: "A random number.",
        subject: "Whether it is about a request or a student record.",
        subject_id: "Which one. It is removed with it.",
        at: "When it was written.",
        by: "The name the member of staff signed in with, if any.",
        text: "The note.",
      },
    },
    staff_sessions: {
      title: "While a member of staff is signed in",
      fields: {
        name: "The name the member of staff gave, if any.",
        token_digest: "A scrambled form of the number in the staff cookie.",
        pin_digest: "A scrambled form of the PIN used.",
        expires_at: "When it ends.",
      },
    },
  },
  withoutPeople: {
    webhook_pauses: "When the team chat or the mail server asked us to wait.",
    error_reports: "Which kinds of error were reported last, and when.",
    settings: "Settings of the site, such as the keys that scramble addresses.",
    erasures:
      "How many records were erased, when, and the name the member of staff signed in with; nothing about whom.",
    answer_votes: "How often the assistant's answers on a subject were called helpful or unhelpful, and when last.",
    gateway_calls: "How many questions a day went to the AI service.",
  },
};

defineContent("content/legal/stored-fields.ts", storedFieldDescriptionsSchema, storedFields);
