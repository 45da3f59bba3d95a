/**
 * What is asked of the assistants of the other courses, and what the answer must hold. `REFUSED` is the fixed reply to what is not
 * about the course.
 */

const rust = `
How many days does the course have? => 42 days
How long is the course? => 24 days of Core Rust and 18 of Systems Rust
How many weeks is it? => The plan has 7 weeks with 42 days
How many phases are there? => The course has two phases: Core Rust (Weeks 1 to 4, 24 days) and Systems Rust (Weeks 5 to 7, 18 days).
What is the first phase? => Core Rust is Weeks 1 to 4: 24 days at about 3 hours a day.
What is in phase 2? => Highlights: Threads, Async and Services.
What is in phase 3? => There is no phase 3: the course has 2 phases
How long is phase 1? => Core Rust has 24 days (Weeks 1 to 4, day 1 to day 24), at about 3 hours a day.
How long is phase 2? => Systems Rust has 18 days (Weeks 5 to 7, day 25 to day 42), at about 4 hours a day.
How many hours a day do I need? => Plan about 3 hours in Core Rust and 4 hours in Systems Rust a day.
How many hours is the whole course? => About 144 hours in all
What happens on day 1? => Day 1 (Core Rust): Toolchain and cargo.
What happens on day 24? => Day 24 (Core Rust): Library desk project.
What happens on day 25? => Day 25 (Systems Rust): Box and Rc.
What happens on day 42? => Day 42 (Systems Rust): Release day.
What happens on day 43? => There is no day 43: the course has 42 days, and day 42 is the last (Release day).
What is in week 2? => Week 2: Your own types.
What is in week 8? => There is no week 8: the plan has 7 weeks.
Is Rust taught? => Yes. The course covers Rust in Core Rust (Weeks 1 to 4): day 1 to day 24 and Systems Rust (Weeks 5 to 7): day 25 to day 42.
Do you teach traits? => day 17 (Traits)
Is tokio taught? => day 31 (Tokio tasks)
Is async taught? => Yes. The course covers Async in Systems Rust (Weeks 5 to 7): day 30 (Async basics).
tokio? => day 31 (Tokio tasks)
What is tokio? => day 31 (Tokio tasks)
How much is Core Rust and Systems Rust? => together €3,280, each paid once
Do you teach hash maps? => day 16 (Hash maps)
When do we learn lifetimes? => day 19 (Lifetimes)
Is RefCell taught? => day 26 (Interior mutability)
Are databases taught? => day 35 (SQL with sqlx)
Is JavaScript taught? => No, JavaScript is not in the 42-day plan.
Is Python taught? => No, Python is not in the 42-day plan.
Is React in the course? => No, React is not in the 42-day plan.
Which technologies are taught? => The plan covers Ownership, Traits, Iterators, Threads, Async and Services.
What will I learn? => Ownership, traits, threads and services, day by day.
What does the course cost? => Core Rust is €1,490, Systems Rust is €1,790, paid once. The two phases bought one by one are €3,280.
How much is phase 1? => Core Rust is €1,490.
How much is phase 2? => Systems Rust is €1,790.
Is there a discount? => The site names no discount. Core Rust €1,490 and Systems Rust €1,790
Can I take only one phase? => Yes, each is sold by itself: Core Rust €1,490 and Systems Rust €1,790.
Is there a bundle? => The site offers no bundle of the two phases.
What is the list price? => what is shown is what you pay. Core Rust €1,490 and Systems Rust €1,790.
Is there a scholarship? => The site names no scholarship
Can I pay in dollars? => The site names its prices in euros only.
Which phase is the cheapest? => Core Rust is the cheapest: €1,490.
How do I pay? => Once, by transfer. Each price is a one-time payment: Core Rust €1,490 and Systems Rust €1,790.
Can I get a refund? => Within the first week, in full.
Is satisfaction guaranteed? => The site gives no guarantee in so many words.
Are there any tests? => The plan has no day that is called a test. Day 42 is the last: Release day.
What projects will I build? => A lending desk and its service.
What are the projects called? => card printer, loan states, word counter, lending desk, job queue, lending API and released crate
Who is the instructor? => Wanjiru Mwangi teaches the course, a systems programmer
What is your phone number? => +254 700 000001
How can I contact you? => hello@ferris.example
How soon do you answer? => 3-6 hours in business hours
What is on day 3? => Day 3 (Core Rust): Scalar types.
Who teaches? => Wanjiru Mwangi teaches the course
When does it start? => You can start: any day.
Do I need a laptop? => ask the team about yours: hello@ferris.example
Is there a certificate? => You get one when your crate is released.
Do I get a certificate? => You get one when your crate is released.
Is there 1-on-1 mentorship? => The site names no 1-on-1 mentorship.
How long do I have access? => The site does not say how long you have access.
Do I need to know coding? => Having written a loop in any language is enough.
How is the course rated? => The course is rated 4.4/5 by 340+ students.
Is patience taught? => Under "The instructor" the site says: Rust, Patience
Is there a blog? => Yes. The blog has learning resources
Do you offer other courses? => The site compares itself with no other course
What is the capital of France? => REFUSED
Is there a course on photography? => REFUSED
hello => Hello! How can I help you with the course today?
who are you => I'm the AI assistant for the course.
कोर्स की फीस कितनी है? => फीस: Core Rust €1,490 और Systems Rust €1,790।
कोर्स कितने दिन का है? => कोर्स 42 दिन का है और लगभग 2 महीने में पूरा होता है। Core Rust में 24 दिन और Systems Rust में 18 दिन हैं।
पहले फेज में क्या है? => Core Rust Weeks 1 to 4 में है: 24 दिन, रोज़ लगभग 3 घंटे।
दिन 42 में क्या है? => Release day
क्या कोई छूट है? => Core Rust €1,490 और Systems Rust €1,790
नमस्ते => नमस्ते!
`;

const tiny = `
How many evenings does the course have? => The course has 10 evenings
How long is the course? => The course has 10 evenings
How many weeks is it? => The plan has 2 weeks with 10 evenings.
How many phases are there? => The course has one phase: Ten Sketches
How is the course structured? => Every one of the 10 evenings has a title and three tasks.
What is the first phase? => 10 evenings at about 1 hour an evening. Ten evenings with a pencil.
What is in phase 2? => There is no phase 2: the course has 1 phase: Ten Sketches
How long is phase 1? => Ten Sketches has 10 evenings (evening 1 to evening 10), at about 1 hour an evening.
How many hours an evening do I need? => Plan about 1 hour in Ten Sketches an evening.
How many hours is the whole course? => About 10 hours in all
What happens on evening 1? => Evening 1 (Ten Sketches): A line from the shoulder.
What happens on day 5? => Evening 5 (Ten Sketches): A hand.
What happens on day 10? => Evening 10 (Ten Sketches): The table again.
What happens on evening 11? => There is no evening 11: the course has 10 evenings, and evening 10 is the last (The table again).
What happens on day 58? => There is no evening 58: the course has 10 evenings
What is in week 2? => Week 2: Finishing.
What is in week 3? => There is no week 3: the plan has 2 weeks.
Is Python taught? => No, Python is not in the 10-evening plan. The plan covers Lines, Values and Framing.
Is React in the course? => No, React is not in the 10-evening plan.
Is Docker taught? => No, Docker is not in the 10-evening plan.
Which technologies are taught? => The plan covers Lines, Values and Framing.
What will I learn? => 10 evenings in one phase: Ten Sketches
What does the course cost? => Ten Sketches is CHF 40, paid once.
How much is phase 1? => Ten Sketches is CHF 40.
How much is the whole course? => Ten Sketches is CHF 40
Is there a discount? => The site names no discount. Ten Sketches CHF 40
Can I take only one phase? => The course is a single phase of 10 evenings, Ten Sketches
Is there a bundle? => There is no bundle: the course is a single phase of 10 evenings.
What is the list price? => what is shown is what you pay. Ten Sketches CHF 40.
Is there a scholarship? => The site names no scholarship
Can I pay in dollars? => The site names its prices in Swiss francs only. Ten Sketches is CHF 40
How do I pay? => Once, by invoice. Each price is a one-time payment: Ten Sketches CHF 40.
Can I pay in instalments? => Once, by invoice.
Can I get a refund? => ask the team in writing before you pay, at draw@pencil.example
Is satisfaction guaranteed? => The site gives no guarantee in so many words.
Why do the two pages show different prices? => show the same prices: Ten Sketches CHF 40.
Are there any tests? => The plan has no evening that is called a test. Evening 10 is the last: The table again.
What if I fail a test? => The site names no pass mark
What projects will I build? => window study
What is on evening 3? => Evening 3 (Ten Sketches): Five values.
Is drawing taught? => Yes.
What is a pencil? => The course covers pencil in Ten Sketches
Who teaches? => Noor teaches the course, an illustrator.
When does it start? => You can start: any day.
Do I need a laptop? => ask the team about yours: draw@pencil.example
Is there a certificate? => No, this course gives no certificate.
Who is the instructor? => Noor teaches the course, an illustrator.
How old is the instructor? => The site does not say.
What did the instructor study? => The site does not say.
How can I contact you? => Write to draw@pencil.example or use the contact form. We answer within 72 hours.
What is your phone number? => The site names no phone number. By e-mail you reach us at draw@pencil.example;
How soon do you answer? => 1-3 hours in business hours
Do I get a certificate? => No, this course gives no certificate.
Do I get an invoice? => On payment the site says: Once, by invoice.
Is there 1-on-1 mentorship? => The site names no 1-on-1 mentorship.
Is there a community? => The site names no student community.
In which language are the lessons? => The lessons are in English.
Are the classes live? => There are live classes.
When does the course start? => You can start: any day.
How is the course rated? => The site names no rating.
Are the reviews real? => The site shows no reviews.
How many students joined? => The site does not say how many students have joined.
Is there a blog? => The site has no blog.
What is your mission? => Draw what is on your table: that is all we teach.
Can I add the other phases later? => there is no other to add
Will I get a job? => The site promises no job.
What is the capital of France? => REFUSED
hello => Hello! How can I help you with the course today?
Where is the school? => the site names no office to visit. You reach the team by e-mail at draw@pencil.example
What are your opening hours? => Our hours are
What materials do I need? => ask the team about yours: draw@pencil.example
I want to complain => Please write to us first: draw@pencil.example
कोर्स की फीस कितनी है? => I can read questions in English only: please ask in English.
`;

/** The course of the same days that names no price. */
const free = `
What does the course cost? => The site names no price.
How much is phase 1? => The site names no price.
How much is the whole course? => The site names no price.
Is there a discount? => The site names no discount.
Is there a bundle? => There is no bundle: the course is a single phase of 10 evenings.
Can I take only one phase? => The course is a single phase of 10 evenings
What is the list price? => The site names no price.
Can I pay in dollars? => You pay only after the team has contacted you.
Until when is the offer valid? => The site names no price and no offer.
How do I pay? => You pay only after the team has contacted you.
How do I enroll? => Write to the team through the contact form or at draw@pencil.example
Why do the two pages show different prices? => The site names no price.
Which phase is the cheapest? => The site names no price.
What is in phase 1? => Ten evenings with a pencil.
How long is the course? => The course has 10 evenings
What happens on day 10? => The table again
What will I learn? => 10 evenings in one phase
How can I contact you? => draw@pencil.example
Can I get a refund? => ask the team in writing
Do I get a certificate? => No, this course gives no certificate.
hello => Hello!
`;

const readTable = (table: string) =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((line) => line.split(" => "))
      .map(([question = "", part = ""]) => [question, part] as const),
  );

export const questions: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  rust: readTable(rust),
  tiny: readTable(tiny),
  free: readTable(free),
};
