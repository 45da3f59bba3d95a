/**
 * What visitors say, in Indian English and Hinglish, and the one word the notes have for it. Phrases win over the
 * words in them, the longest first. Tune here, in the notes and in the decision; never for a single question.
 */
export const concepts = {
  course:
    "course, courses, programme, this program, the program, your program, training program, training, bootcamp, boot camp, class, classes, batch, coaching, academy",
  phase: "phase, phases, month wise, level, levels, stage, stages, module wise, part of the course",
  price:
    "fee, fees, fess, feez, cost, costs, costing, price, prices, pricing, priced, rate, rates, charge, charges, amount, expensive, costly, cheap, cheapest, affordable, budget, how much, how much money, how much is, kitna paisa, kitne paise, kitne paisa, kitne rupaye, kitne rupees, kitne ka, kitna lagega, kitna lagta, kitna kharcha, kharcha, kharch, daam, keemat, kimat, paisa, paise, paisa lagega, mehnga, mehenga, sasta, money, rupees, tuition, investment, spend, quotation, do i pay, i pay, would i pay, will i pay, what do i pay, to shell out, cheapest, price tag, figure, damage, ballpark, quote, sabse sasta, lagat, shulk, paying, kitna hoga, kitna padega, kitna total, total kitna, kitna charge, kitna amount, kitna dena, kitne me, kitne mein, kitne rupay, how many rupees, cost me, price list, fee structure, fees structure, worth of course, pocket, expense, expenses, kitni fees, kitne fees, kitna fee, rs, bill, the bill, sum, the sum, total amount, dues, cost breakup, cost breakdown, payable, how much for, how much would, how much do, how much should, spending, money needed, economical, reasonable, pricey, afford, total fees, total fee, kitne paise lagenge, kitna paisa lagega, paisa kitna, rate kya, price kya, budget friendly, lower price",
  listPrice:
    "list price, original price, actual price, mrp, regular price, normal price, old price, full price, price before, before discount, struck, crossed out, without discount, without the discount, undiscounted",
  saving:
    "discount, discounts, save, saves, saved, saving, savings, offer, offers, percent off, sale, coupon, coupons, promo, promo code, concession, scholarship, scholarships, deal, chhoot, chhut, kam hoga, kam kar, reduce, negotiable, less price, bachat, student discount, group discount, referral, special price, lower price, best price, any offers, festival offer, diwali offer, deals, price drop",
  payment:
    "pay, payment, payments, paying, paid, pay once, one time, one time payment, once, ek baar, emi, emis, instalment, instalments, installment, installments, upi, gpay, google pay, phonepe, paytm, credit card, debit card, card payment, net banking, monthly payment, har mahine, every month, per month, monthly, recurring, subscription fee, hidden, hidden charges, hidden cost, extra charges, extra cost, additional charges, gst, tax, taxes, invoice, receipt, pay later, advance payment, part payment, in parts, mode of payment, kist, kisht, bank transfer, payment apps, payment options, payment gateway, two parts, pay in two parts, accept, accepted, full payment, upfront, pay upfront, pay in advance, split the payment, pay half, cod, cash, ek saath, option to pay, instalment option, emi option, installment option, pay monthly, pay every month, pay per month, payment plan, payment plans, pay after, pay before, when do i pay, how do i pay, how to pay, kaise pay, payment kaise, paise kaise, online payment, debit, credit, wallet, autopay, auto renew, renewal, renew",
  refund:
    "refund, refunds, refunded, refundable, money back, moneyback, get my money back, my money back, paisa wapas, paise wapas, paisa vapas, paise vapas, wapas milega, wapas, vapas, return policy, return my money, return money, cancel, cancellation, cancelling, canceling, cancelled, reimburse, reimbursement, drop out, leave midway, quit midway, change my mind, dont like it, do not like it, not satisfied, unsatisfied, not happy, withdraw, chargeback, anything back, get back, get it back, leave after, leave the course, discontinue, stop midway, leave in between, money returned, return the money, paisa return, paise return, fees return, fee return, fees wapas, not like the course, not like this course, dont like the course, didnt like, if i dont like, change mind, back out, opt out, cancel my, pasand nahi aaya, pasand nhi aaya, acha nahi laga, accha nahi laga, not happy with, unhappy, dissatisfied, disappointed, money wapas, paisa vapis, paise vapis, full refund, partial refund, refund kaise, refund time, refund process, refund policy",
  guarantee:
    "guarantee, guarantees, guaranteed, satisfied, guarenty, warranty, satisfaction, assurance, assured, gaurantee, promise, do you promise, can you promise, skills improve, improve my skills, will my skills improve",
  duration:
    "duration, how long, length, how many days, how many weeks, how many months, number of days, number of weeks, total days, days total, kitne din, kitna din, kitne mahine, kitne mahina, kitne month, kitne months, kitna time lagega, kitna samay, kitne hafte, kitne week, kitne dino, time period, time frame, timeframe, timeline, span, total time, how much time will it take, how much time does it take, how much time to complete, how many days left, days left, take to finish, take to complete, time to complete, time to finish, run for, course length, kab tak, kab khatam, when will it end, when does it end, when will i finish, course period, days long, months long, weeks long, longest, shortest, how many days in, weeks are there, days are there, months are there, length of, longer, khatam, kitne time ka, kitna lamba, how big is the course, complete the course in, finish the course in, over in, fewest, fewer, most days, least days, number of months, total weeks, total months, how soon can i finish, how soon can i complete, how fast can i, rush, quickest, over by, time taken, takes how long, when will it be over, how many total days, din ka course, mahine ka course, course length, kab complete, kab tak complete, kitne din me, finish in a month, in one month, in 30 days",
  hours:
    "hours, hour, hrs, hr, ghante, ghanta, daily, per day, every day, each day, a day, everyday, roz, rozana, har din, day to day, time commitment, workload, study time, how much time, kitna time, how many hours, time should i, time every day, time per day, time do i need, give time, time dena, devote, minutes, effort, time required, time in a day, hours in a day, two hours, one hour, 1 hour, 2 hours, 3 hours, time investment, hours a week, hours per week, weekly hours, hours of study, kitne ghante, how many hrs, ghante roz, time per week, ek din me, din me kitna, din ka kitna, kitna padhna, kitni der, how long each day, how long per day, how long a day, how long daily, how many hours daily, daily time, roz ka time, roj, roj kitna, kitna time lagega roz, har roz, minimum hours, hours needed, hours required, study hours",
  pace: "pace, own pace, self paced, selfpaced, slow, slower, slowly, flexible, flexibility, miss, missed, missing, miss a day, skip a day, skip some days, skip days, skip a few days, chhut gaya, chut gaya, miss ho gaya, catch up, catch, fall behind, pause, busy, deadline, deadlines, faster, fast, fastest, quicker, speed, take longer, full time job, part time, office, working professional, weekend, weekends, alongside college, alongside job, beside my job, beside college, college ke saath, job ke saath, while working, while studying, with college, with my job, with job, timetable, schedule, night shift, night shifts, shift, shifts, manageable, manage, manage with, self study, self learning, stop for, take a break, vacation, holidays, sick, emergency, leave for a week, finish early, complete early, finish sooner, in less time, hurry, during exams, because of exams, my exams, have exams, semester exams, exam time, college exams, take a break, fall behind, late submission, get late, time nikal, time milega, time nahi, office ke baad, job karta, job karti, naukri ke saath, alongside my job, alongside work, working person, working full time, i have a job, busy schedule, irregular, inconsistent, lag behind, days off, travel, finish late, extend, extension, more time, enough time, workable, doable, feasible, spare, weekends only, only on weekends, free time, at night, in the evening, after work, after college, after office, can i resume, resume where, resume from, resume later, where i left, i stopped, stopped coding, restart, rejoin, come back after, after a break, pick up where",
  lifetime:
    "lifetime, life time, lifetime access, access, accessible, expire, expires, expiry, validity, valid, forever, afterwards, later on, after the course ends, after course ends, come back, revisit, rewatch, watch again, again later, kab tak access, hamesha, permanent, unlimited access, access end, lose access, access for how long, keep access, revise later, repeat the course, redo, content later, lifelong, how long can i access, access the content, access later, watch later, come again, years later, after a year, after one year, after 1 year, after six months, after 6 months, how long will i have access, how long do i have access, how long is access, content available, saved forever, hone ke baad bhi, baad me bhi, baad mein bhi, dobara dekh, phir se dekh, how long will it be available, remove my access, access khatam, access kab tak",
  certificate:
    "certificate, certificates, certification, certifications, certified, certi, diploma, proof of completion, proof, credential, credentials, completion certificate, praman patra, marksheet, after completion certificate, share on linkedin, add to linkedin, certificate free, certificate of, kind of certificate, type of certificate, soft copy, hard copy, digital certificate, printed certificate, certificate at the end, completion letter, certificate and, certificate chahiye, certificate kab, certificate kaise, get certified, will i be certified, certification cost, e certificate, document, documents, any document, paper at the end",
  recognition:
    "degree, accredited, accreditation, recognised, recognized, recognition, government approved, government recognised, approved, ugc, aicte, iso, certificate valid, valid certificate, valued, value of certificate, value of the certificate, affiliated, certificate accepted, worth of certificate",
  prerequisites:
    "prerequisite, prerequisites, pre requisite, pre requisites, requirement, requirements, experience, prior experience, prior knowledge, background, never coded, never written, never programmed, no coding, no knowledge, no experience, coding nahi aati, coding nhi aati, nahi aati, kuch nahi aata, nahi aata, nhi aata, beginner friendly, beginners, for beginners, beginner ke liye, absolute beginner, complete beginner, total beginner, im a beginner, i am a beginner, am beginner, newbie, fresher, freshers, noob, new to coding, new to programming, from scratch, from zero, zero, zero se, zero knowledge, shuru se, eligibility, eligible, qualification, qualifications, non technical, nontechnical, non tech, non it, non cs, commerce, arts, humanities, mechanical, science student, maths, math, mathematics, before i start, before starting, before joining, suitable, right for me, good for me, mere liye, who can join, who can do, who is it for, who is this for, meant for, kaun kar sakta, can i join, able to join, need to know, should i know, do i have to know, knowledge required, 12th pass, 10th pass, school student, kids, housewife, difficult, difficulty, hard, tough, easy, mushkil, aasan, programming before, coded before, programming experience, coding experience, understand, weak in english, english weak, older, too old, age limit, minimum age, any age, switch career, career switch, drop year, class 10, class 12, class 10 student, class 12 student, 10th student, 12th student, entrance, entrance test, entrance exam, follow along, keep up, follow it, too late to learn, 30 years old, 40 years old, gap year, bca student, btech student, engineering student, college student, college students, school students, teenager, do i know, clueless, scared of coding, afraid of coding, coding phobia, self taught, need coding, basic computer knowledge, computer knowledge, average student, year old, years old, my brother, my sister, my son, my daughter, my kid, my child, my friend, brother take, age bar, age restriction, age criteria, right age, retired, homemaker, medium school, no idea about coding, zero coding, never touched code, never done coding, know nothing, nothing about coding, dont know coding, dont know anything, absolute zero, do i need to know, must i know, required to know, cs background, it background, science background, degree required, degree needed, 12th, 10th, diploma holder, bsc, bcom, ba student, i am weak, slow learner, understand easily, will i understand, samajh aayega, samajh aa jayega, kar paunga, kar paungi, kar lunga, sikh paunga, sikh sakta, learning curve, steep, coding knowledge, fit for me, is it for me, comfortable with, from non coding, layman, dummies, required to join, is required, graduate student, fresh graduate, college dropout, dropout, designed for, kind of students, what kind of people, intended for, target audience, audience, who should, who all can, suits, suited, ideal for, best suited, meant to be for, was it designed, made for, for whom, kiske liye, kaun kaun kar sakta, kar sakta hu, kar sakti hu, join kar sakta, join kar sakti, allowed to join, anyone join, anybody join, can anyone, can everybody, 12th standard, 10th standard, in 12th, in 10th, standard student, someone in",
  equipment:
    "laptop, laptops, computer, pc, desktop, macbook, mac, windows, linux laptop, chromebook, tablet, ipad, mobile, smartphone, on my phone, on phone, from phone, on mobile, phone se, mobile se, phone pe, mobile pe, mobile par, internet, internet connection, wifi, ram, processor, configuration, system requirements, hardware, device, devices, machine, specs, gpu, what do i need, things needed, kya chahiye, install, install anything, download, downloads, app, phone enough, offline mode, no laptop, dont have a laptop, dont have a computer, without laptop, without a laptop, old laptop, 4gb, 8gb, i3, i5",
  tools:
    "tools, tool, software, softwares, apps included, subscriptions, subscription, services, service, premium tools, freebies, perks, benefits, benefit, bonuses, bonus, extras, goodies, resources, whats included, what is included, what is all included, included in the price, included, includes, include, comes with, come with, come along, do i get, what do i get, what will i get, kya milega, kya kya milega, sath me kya, worth, value of tools, value of the tools, 5000, dollars, value, free stuff, freebies, gifts, extras included, what else do i get, resources included, get for free, free with the course, tools will i get, tools do i get, name the tools, which softwares, what softwares, services are included, value, paid tools, premium software, licenses, licence, license, part of the deal, part of the package, part of the plan, comes under, covered in the price, covered in the fee, what do we get, what will we get, what else is included, anything extra, free resources, included free, sath me milega, tools milenge, kaunse tools, konse tools, software milega, paid software",
  aiTools:
    "ai tools, ai tool, artificial intelligence tools, ai software, ai subscriptions, number of ai tools, premium services, premium service, number of services, how many services, how many tools, number of tools",
  hostingBenefit:
    "hosting, free hosting, web hosting, hosting plan, hosted, server space, hosting platform, where to host, host",
  domainBenefit:
    "domain, domains, domain name, custom domain, free domain, own domain, website name, website address, dot me, dot tech, me domain, tech domain",
  databaseBenefit: "database hosting, free database, db hosting, hosted database included, database free",
  sshBenefit: "ssh, ssh client, ssh software, ssh tool, terminal client, termius",
  workspaceBenefit: "workspace, workspace tool, notes tool, note taking, notion, planning tool, productivity tool",
  learningBenefit:
    "interactive learning, interactive lessons subscription, interactive subscription, learning subscription, six month subscription, 6 month subscription, 6 months subscription, subscription length, datacamp, codecademy, educative",
  coursesBenefit:
    "premium courses, premium course access, other courses included, extra courses, access to premium courses, bonus courses",
  codePlan:
    "code hosting plan, premium code hosting, premium code hosting plan, github plan, github pro, github premium, github student pack, github student, github education, student pack, premium github, gitlab premium, paid github, paid code hosting",
  projects:
    "project, projects, portfolio, portfolios, practical, hands on, practicals, real world, live projects, mini projects, capstone, banaunga, banayenge, project banana, projects banana, project banane, projects banane, things will i build, apps will i build, real projects, apps will i make, what will i make, what will i build, what do we build, what do i build, what can i build, what will we build, things to build, sample projects, showcase, kya banayenge, kya banaunga, kya banate, any project, koi project, banwaoge, project work, project based, minor project, major project, real life projects, github projects, number of projects, type of projects, kinds of projects, build anything, build something, things i build, make during, making during, build during, portfolio projects, projects for resume, how many apps, how many websites, sample project, project list, list of projects, what apps, what websites, kya banayenge",
  technologies:
    "technology, technologies, tech stack, techstack, stack, framework, frameworks, languages and frameworks, programming language, programming languages, coding language, coding languages, libraries, which languages",
  syllabus:
    "syllabus, curriculum, content, contents, topics, topic, subjects, subject, chapters, lessons, outline, roadmap, course plan, day plan, what will i learn, what do i learn, what will we learn, what is taught, what do you teach, what you teach, kya sikhaoge, kya kya sikhaoge, kya sikhenge, kya sikhne, kya sikhaya, kya kya sikhaya, kya kya sikhenge, kya padhaoge, kya padhaya, kya hai isme, isme kya, isme kya kya, kya kya hai, overview, covers, agenda, what is this course, about this course, about the course, what is it about, course details, details, detail, full details, course information, information, info, jankari, tell me about the course, whats this course about, skills will i learn, skill set, skills, full plan, the plan, day by day plan, complete plan, study plan, learning path, list of topics, table of contents, pdf of syllabus, brochure, kya kya padhaya, what all will, what all is, what all do you, what all, what subjects, key topics, main topics, chapters, concepts covered, covered in the course, what does it cover, what does the course cover, what does this course cover, teach in this course, learn in this course, learn here, what is in it, whats in it, course ke andar, isme kya hai, course me kya, ke bare me, ke baare me, kis bare me, course kya hai, list what, cover in, study material topics, course outline, course content, course contents, all topics, topic list, topics list, everything taught, what skills, which skills, which topics, kaunse topics, konse topic, kya topics, kaun kaun se topic, kya kya cover",
  modules: "modules, how many modules, number of modules",
  test: "test, tests, quiz, quizzes, exam, exams held, examination, assessment, assessments, final assessment, final exam, final test, evaluation, evaluated, graded, grading, marks, pass mark, passing marks, fail, fail the test, exams, exam, are there exams, any exams, mock tests, test papers, viva, how am i evaluated, pass the course",
  tasks:
    "task, tasks, assignment, assignments, homework in the course, exercises, exercise, practice, homework, daily homework, daily work, daily task, what do i do each day, typical day, one day look, daily routine",
  job: "job, jobs, placement, placements, placed, hired, hire, hiring, job ready, job readiness, career, careers, employment, employed, employable, internship, internships, naukri, job lagegi, job milegi, job guarantee, placement guarantee, job assistance, interview, interviews, salary, lpa, ctc, income, earn, earning, freelancing, freelance, recruiters, companies, company, mnc, software engineer, become a developer, as a developer, opportunities, scope, career switch help, campus, on campus, off campus, get a job, find a job, job support, job help, job portal, referral for job, work as, remote job, package after, work in it, industry ready, employer, employers, naukri pakki, pakki naukri, job pakki, job milna, job guaranteed, assured job, job opportunities, kaam milega, kamai, paise kama, earn money, job offer, resume help for job, hiring partners, tie up, tie ups, campus placement, employable, cracking interviews, crack interviews, interview preparation, kaam milega, job ke liye, get placed, placement cell, placement record, placement rate, hiring, salary kitni, kitni salary, kitna kama, career growth, career options, become developer, switch career, change my career, change career",
  support:
    "support, stuck, doubt, doubts, doubt clearing, doubt solving, doubt session, query, queries, assistance, guidance, ask questions, ask doubts, sahayata, dikkat, kisse puche, kisse puchu, kaun help, facing, not working, tech support, technical support, customer care, helpline, clear my doubts, mentor help, debugging help, clear doubts, resolve, clarify doubts, ask for help, get help, need help, someone to help, breaks, broken, something breaks, goes wrong, error in my code, my code, my script, my python script, refuses to run, cant solve, unable to solve, bug in my code, someone answer, atak jau, atak gaya, fas gaya, problem aaye, dikkat aaye, ask anytime, ask questions at, help milega, help milegi, madad milegi, help karoge, help karenge, problem hui, stuck hua, ask the teacher, ask a teacher, ask my questions, ask my doubts, get stuck, hit a wall, face problems, face issues, after sales, technical help, samajh nahi aaya, samajh nhi aaya, samajh na aaye, samajh nahi aata, dont understand, do not understand, cant understand, kaun help karega, help karega",
  mentorship:
    "mentorship, mentor, mentors, mentoring, mentorship call, personal guidance, personal attention, one to one, one on one, 1 on 1, 1 to 1, individual attention, personal mentor, private sessions, human mentor, review my code, check my code, look at my code, feedback on my code, reviews my code, code checked, human help, live help, help from a person, someone guide, guided by, personal help, individual help, face to face, my progress, track my progress, monitor, monitored, check on me, check on my progress, accountability, keeps track, personal coach, individual feedback",
  community:
    "community, community chat, group chat, discord, discord server, whatsapp group, telegram group, slack, forum, peers, other students, classmates, fellow students, student group, discussion group, meet other, other learners, group, groups, connect with students, study group, community of learners, whatsapp community, network with, networking with, connect with other, meet other students, peer group, other people learning",
  contact:
    "contact, contacts, reach, reach you, reach out, get in touch, in touch, talk to someone, talk to a human, talk to a person, talk to human, speak to, speak with, real person, human support, human agent, sampark, baat karna, baat karni, baat kar, connect with you, message you, write to you, contact details, contact us, contact info, counsellor, counselor, callback, call back, human, a human, manager, someone from the team, talk to, executive, agent, talk to your team, speak to someone, customer service, complaint, complain, representative, get hold of, get in touch with, contact your team, reach your team, reach the team, talk to your, call someone, message someone, whom should i contact, who should i contact, kisse baat, kisse contact, contact kaise, baat kaise, baat karni hai, team se baat, kisi se baat, talk with someone, connect me, raise a ticket, write in, drop a message, send an email, send a mail, email karna, mail karna",
  contactForm:
    "contact form, message form, send a message, form, fill the form, send you a message, inquiry form, enquiry form",
  phone:
    "phone, phone number, contact number, mobile number, number do, number de, ka number, support number, helpline no, telephone, call, calls, calling, call you, whatsapp number, whatsapp, helpline number, customer care number, phone no, contact no, mobile no, ring you, ring, ring up, dial, give a call, call kaise, call kare, number bhejo, send number, send your number, share number, share your number, your number, give number, number dedo, number dijiye, number chahiye, call karna, call karni",
  email: "email, emails, email address, email id, mail, mail id, gmail, mailing",
  callHours:
    "call timing, call timings, working hours, office hours, business hours, opening hours, phone hours, calling hours, support timing, support timings, support hours, timings, timing, times can i call, time can i call, when can i call, hours can i call, sunday, saturday, open on, available on, when are you available, available, availability, open on weekends, are you open on weekends, are you open on, are you open, weekend support, open today, on holidays, working days, support on sunday, closed on, available on sunday, available on saturday, available on weekends, office timing, office timings, kitne baje",
  response:
    "response, response time, reply, replies, respond, answer time, how fast do you reply, how soon, how quickly, quickly, kitni der me reply, jawab, revert, when will you reply, when will i hear, hear back, kab reply, kab call, reply kab, call kab aayega, wait for reply, get a reply, get a response, reply time, get back to, get back to me, get back to people, get back to us, reply back, answer my message, answer messages",
  social:
    "social, social media, instagram, insta, youtube, youtube channel, linkedin page, twitter, facebook, video channel, social profiles, follow you, channel, telegram channel",
  enroll:
    "enroll, enrol, enrolling, enrollment, enrolment, enrolled, sign up, signup, sign me up, register, registration, registering, join, joining, admission, admissions, apply, application, how to start, how do i start, get started, start the course, start learning, book a seat, book my seat, seat, seats, reserve, dakhila, admission kaise, join kaise, kaise join, kaise lu, kaise le, lena hai, karna hai course, subscribe, i want to join, interested, want this course, attend, attending, become a student, link to enroll, enroll link, registration link, payment link, start karna, shuru karna, shuru kaise, kaise shuru, kaise start, how to get this course, take this course, take the course, get this course, can i take, i take, take only, opt for, go for, choose only, get enrolled, secure my seat, confirm my admission, joining process, how can i join, want to enroll, want to start, shuru karu, join karna, join karna hai, join krna, enroll karna, lena chahta, lena chahti, kaise lena, kaise kharidu, sign me, registration kaise, apply kaise, form kaise, form bharna, form kaha, where do i sign up, where to enroll, where to register, where can i enroll, where can i register",
  afterRequest:
    "after i enroll, after enrolling, after enrollment, after i submit, after submitting, after i send, after sending, after the request, after form, after the form, submit, submitting, submit the request, send the request, enrollment request, next step, next steps, what happens next, what happens after, what happens when, confirmation, confirm my seat, after payment, aage kya, uske baad kya, request, after i pay, after paying, once i enroll, once i pay, when i enroll, got no reply, no reply, not heard back, nobody called, no one called, filled the form, i applied, already applied, already enrolled, payment done, get a call, call from you, you call me, will you call, someone call me, call aayega, team call, who will contact me, will you contact",
  singlePhase:
    "single phase, one phase, only one phase, just one phase, ek phase, ek hi phase, one part, particular phase, specific phase, individual phase, phases separately, phase separately, separate phase, separately, alag phase, phase alone, one module, any phase, one of the phases, phase individually, single month, one month only",
  single: "single, individual, individually, only, just, sirf, separate, alag, alag alag, alone, alag se",
  bundle:
    "bundle, complete bundle, combo, complete package, full package, whole course, full course, entire course, complete course, whole programme, whole program, all phases, all three phases, all 3 phases, everything, poora course, pura course, teeno phase, teeno, full bundle, three phases, 3 phases, whole thing, all of it, all 58 days, package deal, all three, all 3, bundle plan, combined plan, complete plan price, total package",
  compare:
    "compare, comparison, versus, vs, difference, differences, differ, different, better, best option, which is better, which one is better, should i choose, should i take, should i buy, which one, which plan, cheaper, sasta hai ya, ya alag, behtar, or separately, or single, or individual, each phase, every phase, one by one, plan, plans, worth it, recommend, suggest",
  different:
    "how is this different, different from others, different from other, how are you different, why should i, why this course, why choose, why you, unique, special, stand out, stands out, advantage, advantages, better than, than other, than others, with other, coding institutes, other coding, other bootcamps, other courses, other institutes, other platforms, competitors, vs other, compared to other, compared to others, free youtube, youtube videos, kyun le, kyu le, kya khaas, khaas, usp, worth joining, worth buying, set apart, sets it apart, differentiators, worth it, is it good, is this good, is this course good, good course, course good, course acha, course accha, acha hai, accha hai, why join, why should one, reason to join, reasons to join, what makes, highlights, pros and cons, why is it so cheap, whats the catch, catch, dusre course se, dusron se, why not youtube, instead of youtube, rather than youtube, khaas kya, special kya, what is so special, why pay, why should i pay, better option, plus points, usp",
  mission:
    "mission, vision, about you, about us, about your company, who are you people, your story, purpose, goal of the course, aim of the course, motive, behind this course, why was this course made, founded, history of the course, started this",
  instructor:
    "instructor, instructors, teacher, teachers, trainer, trainers, tutor, tutors, faculty, educator, sir kaun, teaching this, teaching the course, taught by, teaches, who teaches, who will teach, who is teaching, who taught, who runs, who made, who created this, kaun padhayega, kaun padhata, kaun sikhayega, kaun sikhata, padhane wala, course creator, coach, who is behind, lecturer, sir ka, sir ki, sir ke, aapke sir, your sir, teaching staff, who takes the class, who takes classes, who is the sir, guru, expert, mentor ka naam, teacher ka, teacher ki, who guides",
  education:
    "education, studied, study in, bca, educational background, educational qualification, teacher study, instructor study, graduated, graduate from, where did the teacher study",
  age: "old is the instructor, old is the teacher, old is the trainer, age of the instructor, age of the teacher, age of instructor, age of teacher, instructor age, teacher age, instructors age, teachers age, how old is he, how old is the",
  based:
    "where is the instructor, where is the teacher, instructor from, teacher from, instructor based, teacher based, instructor located, instructor location, instructor live, teacher live",
  work: "work experience, professional experience, instructor experience, teacher experience, experienced is the, experienced is your, years of experience, instructor worked, teacher worked, industry experience, companies has, where does the instructor work, instructor work, teacher work, worked in industry, worked in the industry, worked in, worked at, has the instructor worked",
  teacherSkills:
    "instructor skills, teacher skills, skills of the instructor, skills of the teacher, skills does the, instructor know, teacher know, instructor good at, expertise",
  teacherProjects:
    "instructor projects, teacher projects, projects of the instructor, projects of the teacher, projects has the, instructor built, teacher built, instructor made, notable projects",
  goals: "goals of the, instructor goals, teacher goals, instructors goals, long term goals, short term goals, goals",
  whyTeacher:
    "why learn from, why should i learn from, learn from him, learn from you, learn from the instructor, trust the instructor, trust the teacher",
  rating: "rating, ratings, rated, stars, star rating, score of the course, how good is",
  students:
    "how many students, how many people, how many learners, number of students, students joined, people joined, people have joined, students enrolled, students so far, kitne students, kitne log, kitne bachhe, total students, students do you have, batch size, how many have joined, how many joined, total enrolled, strength of, people enrolled, others enrolled, kitne bacche",
  reviews:
    "review, reviews, testimonial, testimonials, feedback, what do students say, students say, past students, former students, old students, alumni, success stories, genuine, legit, fake, scam, fraud, trustworthy, trust, opinions, previous students, talk to students, talk to previous students, real reviews, is it real, proof that, past learners, learners said, learners say, others say, what others, student experience, student experiences, experiences of, success story, is it legit, real students, can i trust, bharosa, asli, fake hai, kaisa hai course, course kaisa hai, honest opinion",
  language:
    "language, hindi, hindi me, hindi mein, english me, in hindi, in english, english, medium, medium of instruction, language of instruction, tamil, telugu, bengali, marathi, gujarati, kannada, malayalam, regional language, bhasha, which language do you speak, hinglish, urdu, punjabi, hindi medium, english medium, in which language, which language is, language barrier, speak hindi, hindi speaking, explained in hindi, hindi support, mother tongue, native language",
  live: "live, recorded, live classes, live class, live sessions, live session, recorded videos, recordings, recording, video lectures, videos, lectures, zoom, google meet, live or recorded, offline, offline classes, in person, classroom, physical classes, recorded lectures, sessions, session, live lectures, watch, streaming, pdf, study material, notes provided, material, recorded ya live, live ya recorded, is it live, are classes live, will there be live, video or text, text or video, video course, video based, mode of teaching, teaching mode, teaching method, how are the classes, how do classes work, how will classes, class kaise, night classes, evening classes, morning classes, evening batch, night batch, weekend classes, weekend batch",
  start:
    "start date, starting date, when does it start, when does the course start, when do classes start, when will it start, next batch, new batch, batch start, batch timing, batch timings, batches, kab shuru, kab start, kab se, course kab, class time, class timing, class timings, what time are, when can i start, can i start anytime, start anytime, last date, admission last date, deadline to join, deadline to enroll, starts when, when is the next, start today, start now, start immediately, join today, join now, begin today, join immediately, begin anytime, join anytime, enroll anytime, starts from, batch kab, next batch kab, course start kab, start kab, shuru kab, kab shuru hoga, kab start hoga, kab se start, when are classes, when is the class, class timings, class schedule, starting when, current batch, new session, next session, upcoming batch",
  online:
    "online, remote, remotely, from home, ghar se, ghar baithe, location, located, address, where is the institute, where are you located, center, centre, branch, campus, city, outside india, from abroad, abroad, from another country, other countries, nri, international, foreign, internationally, attend from, join from, learn from home, study from home, do it from home, from nepal, from bangladesh, from my village, rural area, online hai, offline hai, online ya offline, online or offline, where are classes held, where is it held, your office, your address, head office, in which city, kahan hai, kaha hai, place, time zone, timezone, different time zone, time zones",
  demo: "demo, demo class, trial, free trial, trial class, sample class, sample lesson, preview, try before, free class, try it, try for free, for free, free me, muft, is it free, is this free, free of cost, course free, free course, completely free, totally free, demo lecture, demo milega, free demo, free sample, sample, try before buying, trial period, check before joining, free mein, free hai kya, is course free, bina paise, without paying, no fees, free class, kya free, free hai, is there a free, free version, without payment, free of charge, zero cost, free access",
  offerEnd:
    "offer end, offer valid, offer until, offer expire, offer last, valid until, price valid, prices valid, how long is the offer, when does the offer, price increase, price go up, offer kab tak, sale end, offer ends, limited time",
  blog: "blog, blogs, article, articles, blog posts, posts, tutorials, reading material, free articles",
  helpCenter: "help center, help centre, help page, faq, faqs, frequently asked",
  self: "who are you, what are you, are you a bot, are you a robot, are you human, are you real, are you an ai, are you ai, are you chatgpt, your name, what can you do, what can i ask, what questions can, how can you help, what do you do, what do you know, tum kaun ho, aap kaun ho, ai assistant, chat icon, about yourself, introduce yourself, who am i talking to, who am i chatting with, is this a bot, talking to a bot, chatting with a bot, what is this chat, chat bot here, this assistant, can you answer",
  deploy:
    "deploy, deploys, deployed, deploying, deployment, put online, put my projects online, project online, projects online, go live, live on the internet, publish, publishing, host my, on the internet, website live, apps online, app online, put it online, put them online, put it live, make it live, make them live, show it online, share the link, show my project to, online daal",
  mcp: "mcp, mcps, mcp server, mcp servers, model context protocol, context protocol",
  when: "when, which day, which days, what day, on which day, kab, kis din, kaunse din, konse din, which week, which month, which phase, in which phase, in which month, in which week, kis phase, kaunse phase, konse phase, kis mahine, at what point, how soon do we, where in the course, what stage, where do we, where will we, where is, when is, when will, which part, what week, what month, kaunse week, kis week, how early",
  teach:
    "teach, taught, teaching, learn, learning, learnt, learned, study, studying, cover, covered, covering, sikhna, sikhaya, sikhaoge, sikhayenge, sikhenge, sikhate, sikha, seekhna, seekhenge, padhaya, padhaoge, padhayenge, padhate, padhai, part of, in the course, in this course, in the syllabus, in the curriculum, topic covered, will i know, introduce, introduces, introduced, touch, touch upon, go through, explained, explore, deal with, go into, discussed, dive into, get to, is there anything on, anything on, anything about, something on, something about, is there a chapter, is there a lesson, any lesson on, lesson on, chapter on, topic on, module on, is there any topic, do you offer, do you provide, do you have any, is there an option",
  structure:
    "how many phases, number of phases, phases are there, how many parts, how many levels, how is the course divided, divided, divided into, split into, structure, structured, course structure, organised, organized, arranged, phases in the course, names of the phases, phase names, which phases, what phases, what are the phases, kitne phase, kitne level, kitne part, how does it work, how does the course work, how does this work, how will the course, format, course format, breakdown, the three phases, three phases are, what the three phases, three phases called, phases of the course, names of phases, list of phases, how many months are there, parts of the course, explain the phases, all phases in short",
  outcome:
    "after the course, after this course, be able to, outcome, outcomes, what next, what after, whats after, what can i do after, after finishing the course, after completion, after finishing, after i finish, after completing, end of the course, at the end, iske baad, course ke baad, what will i become, skills will i have, gain, result, results, what will i know, achieve",
  login:
    "log in, login, logging in, sign in, signin, account, accounts, my password, forgot password, reset password, dashboard, student portal, portal, cant access, unable to access",
  theme: "dark mode, light mode, night mode, theme, dark theme, light theme",
  privacy: "privacy, personal data, my data, data safe, share my number, spam",
  buy: "buy, buying, purchase, purchasing, kharidna, kharide",
  help: "help, helps, problem, problems, issue, issues, trouble, guide, madad",
  build: "build, building, make, making, create, creating, built",
  skip: "skip, skipping, without, leave out, except, start at, start from, start with, start directly, directly, direct, jump to, already know, already done, already did, baaki, chhod",
  total:
    "total, in total, altogether, overall, whole, entire, in all, all together, kul, together, sum, both, combined, plus",
} as const;
export type Concept = keyof typeof concepts;

/** What the plan teaches: the name shown, the visitor's words for it, and how the days name it. */
export const taughtTopics: readonly { name: string; words: string; find: RegExp }[] = [
  { name: "Advanced Python", words: "advanced python", find: /advanced python/i },
  { name: "Intermediate Python", words: "intermediate python", find: /intermediate python/i },
  {
    name: "Python security",
    words: "python security, secure python, password hashing, hash passwords, hashing",
    find: /python security|hash passwords/i,
  },
  { name: "Python", words: "python, phyton, pyhton, py", find: /\bpython\b/i },
  { name: "Loops", words: "loop, loops, for loop, while loop", find: /\bloops?\b/i },
  { name: "Functions", words: "functions, function", find: /\bfunctions?\b/i },
  {
    name: "Variables and types",
    words: "variable, variables, data types, datatypes, input and output",
    find: /\bvariables\b/i,
  },
  {
    name: "Lists",
    words: "python lists, arrays, list comprehension, list comprehensions, strings, conditions, if else",
    find: /lists|list comprehension|strings and conditions/i,
  },
  { name: "Dictionaries", words: "dictionary, dictionaries", find: /dictionar/i },
  { name: "Files and CSV", words: "files, file handling, csv, csv files, reading files", find: /\bCSV\b|to a file/ },
  {
    name: "Imports and modules",
    words: "imports, importing, python modules, virtual environment, virtual environments, venv, pip",
    find: /imports and modules|virtual environment/i,
  },
  {
    name: "Object-oriented Python",
    words: "oop, oops, object oriented, object oriented programming, inheritance, decorators, decorator, generators",
    find: /inheritance|decorator|generator/i,
  },
  {
    name: "Intermediate JavaScript",
    words: "intermediate javascript, intermediate js, destructuring, map filter reduce, template strings",
    find: /intermediate javascript|destructuring/i,
  },
  {
    name: "Async JavaScript",
    words: "async, async await, asynchronous, js promises, javascript promises, fetch api, async javascript, async js",
    find: /\basync\b/i,
  },
  { name: "JavaScript", words: "javascript, java script, js, ecmascript", find: /javascript/i },
  { name: "HTML", words: "html, html5, web pages, web page, webpages", find: /\bHTML\b/ },
  {
    name: "CSS",
    words: "css, css3, flexbox, media query, media queries, responsive, responsive design, styling",
    find: /\bCSS\b|flexbox|media query/,
  },
  { name: "React", words: "react, reactjs, react js, jsx, components, props, hooks", find: /\breact\b/i },
  { name: "Node.js", words: "nodejs, node, backend, back end, server side, express server", find: /node\.js/i },
  {
    name: "API testing",
    words:
      "api testing, test apis, testing apis, automated tests, automated testing, software testing, unit testing, unit tests, write tests, postman",
    find: /api testing|automated tests/i,
  },
  {
    name: "API development",
    words: "api, apis, rest api, rest apis, rest, restful, endpoint, endpoints, crud, api development, web services",
    find: /api development|endpoints of/i,
  },
  {
    name: "Error handling",
    words: "error handling, errors handling, exception handling, exceptions, try except, handle errors",
    find: /error handling|try and except/i,
  },
  { name: "Logging", words: "logging, logs, log levels, logger", find: /\blogging\b/i },
  {
    name: "Advanced code hosting",
    words:
      "advanced code hosting, pull request, pull requests, merge conflict, merge conflicts, github actions, code review, ci cd, cicd, workflows",
    find: /advanced code hosting|pull request and|merge conflict/i,
  },
  {
    name: "Git: push and pull",
    words: "git, push, pull, push and pull, commit, commits, version control, clone, branches",
    find: /push and pull|\bgit\b/i,
  },
  {
    name: "Code hosting",
    words: "code hosting, github, gitlab, bitbucket, repository, repositories, repo, repos",
    find: /code hosting/i,
  },
  {
    name: "Prompt engineering",
    words:
      "chatgpt, gemini, openai, prompt engg, prompt eng, prompt engineering, prompting, prompts, prompt, prompt writing",
    find: /prompt engineering/i,
  },
  {
    name: "AI coding assistant",
    words:
      "ai coding assistant, coding assistant, ai coding tool, ai coding, copilot, cursor, claude code, claude, chatgpt for coding, vibe coding",
    find: /AI coding assistant$|coding assistant/i,
  },
  {
    name: "Custom AI tool commands",
    words: "custom commands, custom ai commands, ai tool commands, ai commands, slash commands",
    find: /custom ai tool commands/i,
  },
  {
    name: "Open source and AI models",
    words:
      "open source, opensource, open ai models, ai models, ai model, llm, llms, artificial intelligence, ai, gen ai, generative ai, genai, large language models",
    find: /open source and ai|ai model/i,
  },
  {
    name: "MCP servers",
    words: "mcp, mcp server, mcp servers, custom mcp server, custom mcp, own mcp server",
    find: /\bMCP\b/,
  },
  { name: "Docker", words: "docker, container, containers, dockerfile, containerization", find: /docker/i },
  {
    name: "Chat bots",
    words:
      "chat bot, chat bots, chatbot, chatbots, bot, bots, discord bot, discord bots, telegram bot, ai bot, ai bots, reminder bot, study helper bot, bot development",
    find: /^chat bot/i,
  },
  { name: "Bot integration", words: "bot integration, webhook, webhooks, integrations", find: /bot integration/i },
  {
    name: "Web security",
    words:
      "web security, website security, security, cyber security, cybersecurity, xss, cross site scripting, sql injection, injection flaws, secure coding, owasp",
    find: /web security/i,
  },
  {
    name: "Security tools",
    words: "security tools, security scanning, vulnerability scanning, vulnerabilities, package audit",
    find: /security tools/i,
  },
  { name: "Deployment and obfuscation", words: "obfuscation, minify, obfuscate", find: /obfuscation/i },
  {
    name: "Web scraping",
    words: "web scraping, scraping, scraper, web scraper, crawl, crawling, data scraping, beautifulsoup",
    find: /web scraping/i,
  },
  {
    name: "Hosted database",
    words:
      "database, databases, sql, sql database, hosted database, tables, queries in sql, sql joins, foreign key, supabase, neon, dbms",
    find: /hosted database|database practice/i,
  },
  { name: "Domain and hosting", words: "dns, https, dns records, ssl", find: /domain and hosting/i },
  {
    name: "Command line",
    words: "command line, terminal, cli, shell, bash, linux commands, command prompt",
    find: /command line/i,
  },
  {
    name: "Professional setup",
    words:
      "cv, resume, resume building, cv writing, linkedin, linkedin profile, professional profile, github profile, portfolio profile, professional network",
    find: /professional setup/i,
  },
  {
    name: "Setup and login",
    words:
      "setup, installation, installing python, install python, set up my computer, environment setup, vs code, vscode, editor",
    find: /setup and login/i,
  },
];

/** Asked for often and not in the plan: the honest answer is no. */
export const absentTopics =
  "Java, C++, C language, C programming, C#, PHP, Ruby, Rust, Golang, Kotlin, Swift, Scala, Perl, R language, R programming, Dart, TypeScript, Android, iOS, app development, mobile app development, mobile apps, Flutter, React Native, Angular, AngularJS, Vue, VueJS, Svelte, Next.js, NextJS, jQuery, Bootstrap, Tailwind, Django, Flask, FastAPI, Spring, Spring Boot, Laravel, .NET, MongoDB, MySQL, PostgreSQL, Postgres, Redis, Firebase, GraphQL, AWS, Azure, Google Cloud, GCP, cloud computing, Kubernetes, Terraform, Jenkins, DevOps, blockchain, Web3, Solidity, cryptocurrency, NFT, machine learning, ML, deep learning, neural networks, computer vision, NLP, TensorFlow, PyTorch, data science, data analytics, data analysis, data engineering, big data, Hadoop, Spark, pandas, NumPy, Power BI, Tableau, Excel, statistics, game development, game design, Unity, Unreal, UI UX, UI UX design, UX design, UI design, graphic design, Figma, Photoshop, video editing, animation, WordPress, Shopify, digital marketing, SEO, data structures, data structures and algorithms, DSA, algorithms, system design, competitive programming, leetcode, ethical hacking, penetration testing, networking, IoT, robotics, Arduino, Raspberry Pi, embedded systems, quantum computing, Selenium, automation testing, Salesforce, SAP, Matlab, COBOL, assembly language, AR VR, augmented reality, virtual reality, trading, stock trading, operating systems, compiler design, spoken English, AutoCAD";
