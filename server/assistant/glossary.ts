/**
 * What visitors say, in Indian English and Hinglish, and the one word the examples are read with. Phrases win over the
 * words in them, the longest first. A phrase of a subject asks for it on its own, so it is an example of it too.
 */
export const subjectWords = {
  price: `
fee, fees, fess, feez, cost, costs, costing, price, prices, pricing, priced, rate, rates, charge, charges,
amount, expensive, costly, cheap, cheapest, affordable, budget, how much, how much money, how much is, kitna
paisa, kitne paise, kitne paisa, kitne rupaye, kitne rupees, kitne ka, kitna lagega, kitna lagta, kitna kharcha,
kharcha, kharch, daam, keemat, kimat, paisa, paise, paisa lagega, mehnga, mehenga, sasta, money, rupees,
tuition, investment, spend, quotation, do i pay, i pay, would i pay, will i pay, what do i pay, to shell out,
price tag, figure, damage, ballpark, quote, sabse sasta, lagat, shulk, paying, kitna hoga, kitna padega, kitna
total, total kitna, kitna charge, kitna amount, kitna dena, kitne me, kitne mein, kitne rupay, how many rupees,
cost me, price list, fee structure, fees structure, worth of course, pocket, expense, expenses, kitni fees,
kitne fees, kitna fee, rs, bill, the bill, sum, the sum, total amount, dues, cost breakup, cost breakdown,
payable, how much for, how much would, how much do, how much should, spending, money needed, economical,
reasonable, pricey, afford, total fees, total fee, kitne paise lagenge, kitna paisa lagega, paisa kitna, rate
kya, price kya, budget friendly, lower price, fork out, outlay, bucks, per head, fee particulars, fee detail,
how much cash, kitne ki, kitna charge karte, cost of joining, cost of enrolling, charges for, pricing plan,
price point, what it costs, priced at, total outlay, financial, kitne rupee, paisa kitna lagega, worth paying,
rupaiya, rupay, shulk kitna, how costly, how expensive, how pricey, set me back`,
  listPrice: `
list price, original price, actual price, mrp, regular price, normal price, old price, full price, price before,
before discount, struck, crossed out, without discount, without the discount, undiscounted, price earlier,
earlier price, previously priced, cost earlier, cost before, strike through, strikethrough, cut price, cancelled
price, pehle ka price, pehle price, mrp kya, sticker price, usual price, real price, true price, original fee,
original fees, original cost, original amount`,
  saving: `
discount, discounts, save, saves, saved, saving, savings, offer, offers, percent off, sale, coupon, coupons,
promo, promo code, concession, scholarship, scholarships, deal, chhoot, chhut, kam hoga, kam kar, reduce,
negotiable, less price, bachat, student discount, group discount, referral, special price, lower price, best
price, any offers, festival offer, diwali offer, deals, price drop, cheaper, rebate, markdown, reduction,
bargain, best deal, less for students, less fee, lesser fee, less fees, lower fee, lower fees, fee waiver,
waive, waiver, financial aid, freeship, sibling, siblings, two of us, both of us, three of us, group of friends,
bulk, corporate discount, refer a friend, refer and earn, cash back, cashback, voucher, gift card, kam karo, kam
kardo, kam kar do, thoda kam, sasta karo, rebate milega, off milega, kitna off, how much off, savings on, gap
between, price gap, price difference`,
  payment: `
pay, payment, payments, paying, paid, pay once, one time, one time payment, once, ek baar, emi, emis,
instalment, instalments, installment, installments, upi, gpay, google pay, phonepe, paytm, credit card, debit
card, card payment, net banking, monthly payment, har mahine, every month, per month, monthly, recurring,
subscription fee, hidden, hidden charges, hidden cost, extra charges, extra cost, additional charges, gst, tax,
taxes, invoice, receipt, pay later, advance payment, part payment, in parts, mode of payment, kist, kisht, bank
transfer, payment apps, payment options, payment gateway, two parts, pay in two parts, accept, accepted, full
payment, upfront, pay upfront, pay in advance, split the payment, pay half, cod, cash, ek saath, option to pay,
instalment option, emi option, installment option, pay monthly, pay every month, pay per month, payment plan,
payment plans, pay after, pay before, when do i pay, how do i pay, how to pay, kaise pay, payment kaise, paise
kaise, online payment, debit, credit, wallet, autopay, auto renew, renewal, renew, lump sum, at one go, in one
go, one shot, in full, deposit, token amount, wire, remit, cheque, check payment, demand draft, dd, payable at,
pay at once, pay together, in stages, staggered, part by part, pay in parts, pay slowly, on credit, loan,
billed, billing, billing cycle, bill me, charged monthly, charged every month, deducted, auto debit, extra fee,
extra fees, other charges, any other charge, additional fee, additional cost, surcharge, processing fee,
convenience fee, registration fee, exam fee, how do we pay, rupay, visa card, mastercard, bhim, qr code, neft,
imps`,
  refund: `
refund, refunds, refunded, refundable, money back, moneyback, get my money back, my money back, paisa wapas,
paise wapas, paisa vapas, paise vapas, wapas milega, wapas, vapas, return policy, return my money, return money,
cancel, cancellation, cancelling, canceling, cancelled, reimburse, reimbursement, drop out, leave midway, quit
midway, change my mind, dont like it, do not like it, not satisfied, unsatisfied, not happy, withdraw,
chargeback, anything back, get back, get it back, leave after, leave the course, discontinue, stop midway, leave
in between, money returned, return the money, paisa return, paise return, fees return, fee return, fees wapas,
not like the course, not like this course, dont like the course, didnt like, if i dont like, change mind, back
out, opt out, cancel my, pasand nahi aaya, pasand nhi aaya, acha nahi laga, accha nahi laga, not happy with,
unhappy, dissatisfied, disappointed, money wapas, paisa vapis, paise vapis, full refund, partial refund, refund
kaise, refund time, refund process, refund policy, see my money again, money again, pull out, give back my
money, give my money back, return my fees, return the fee, recover my money, claim my money, get the fees back,
get the fee back, fee back, fees back, paisa lautao, paise lautao, lauta, lautaoge, lautayenge, paise doobenge,
money lost, lose my money, waste of money, regret, not worth it, drop it, dropping out, dropped out, quit,
quitting, leave halfway, stop in the middle, leave in the middle, stop paying, beech me chhod, beech me chod,
chhod du, chhod diya, cooling off, money safe`,
  guarantee: `
guarantee, guarantees, guaranteed, satisfied, guarenty, warranty, satisfaction, assurance, assured, gaurantee,
promise, do you promise, can you promise, skills improve, improve my skills, will my skills improve, pakka,
pakki guarantee, results guaranteed, sure shot, surety, ensure, certain that i will, bharosa ki, 100 percent
sure, for sure learn`,
  duration: `
duration, how long, length, how many days, how many weeks, how many months, number of days, number of weeks,
total days, days total, kitne din, kitna din, kitne mahine, kitne mahina, kitne month, kitne months, kitna time
lagega, kitna samay, kitne hafte, kitne week, kitne dino, time period, time frame, timeframe, timeline, span,
total time, how much time will it take, how much time does it take, how much time to complete, how many days
left, days left, take to finish, take to complete, time to complete, time to finish, run for, course length, kab
tak, kab khatam, when will it end, when does it end, when will i finish, course period, days long, months long,
weeks long, longest, shortest, how many days in, weeks are there, days are there, months are there, length of,
longer, khatam, kitne time ka, kitna lamba, how big is the course, complete the course in, finish the course in,
over in, fewest, fewer, most days, least days, number of months, total weeks, total months, how soon can i
finish, how soon can i complete, how fast can i, rush, quickest, over by, time taken, takes how long, when will
it be over, how many total days, din ka course, mahine ka course, kab complete, kab tak complete, kitne din me,
finish in a month, in one month, in 30 days, how many days in total, by when will i finish, by when can i
finish, when would i be done, when am i done, get done, wrap up, conclude, kitne time me, lamba, how much time
in total, total time needed, complete in, finish in, months to finish, months to complete, weeks to finish,
weeks to complete, days to finish, days to complete, tenure, time span, kab khatm, kab tak chalega, kitne din
chalega, kitne mahine chalega, how long will it go on, how long will this go on, how long do i need, over how
many`,
  hours: `
hours, hour, hrs, hr, ghante, ghanta, daily, per day, every day, each day, a day, everyday, roz, rozana, har
din, day to day, time commitment, workload, study time, how much time, kitna time, how many hours, time should
i, time every day, time per day, time do i need, give time, time dena, devote, minutes, effort, time required,
time in a day, hours in a day, two hours, one hour, 1 hour, 2 hours, 3 hours, time investment, hours a week,
hours per week, weekly hours, hours of study, kitne ghante, how many hrs, ghante roz, time per week, ek din me,
din me kitna, din ka kitna, kitna padhna, kitni der, how long each day, how long per day, how long a day, how
long daily, how many hours daily, daily time, roz ka time, roj, roj kitna, kitna time lagega roz, har roz,
minimum hours, hours needed, hours required, study hours, heaviest, lighter load, load, daily load, intense,
intensive, intensity, how intense, time a day, time in the day, time each evening, sit daily, study daily, study
per day, time consuming, how much of my day, din bhar, hours on average, average hours, on a daily basis, hours
every evening`,
  pace: `
pace, own pace, self paced, selfpaced, slow, slower, slowly, flexible, flexibility, miss, missed, missing, miss
a day, skip a day, skip some days, skip days, skip a few days, chhut gaya, chut gaya, miss ho gaya, catch up,
catch, fall behind, pause, busy, deadline, deadlines, faster, fast, fastest, quicker, speed, take longer, full
time job, part time, office, working professional, weekend, weekends, alongside college, alongside job, beside
my job, beside college, college ke saath, job ke saath, while working, while studying, with college, with my
job, with job, timetable, schedule, night shift, night shifts, shift, shifts, manageable, manage, manage with,
self study, self learning, stop for, take a break, vacation, holidays, sick, emergency, leave for a week, finish
early, complete early, finish sooner, in less time, hurry, during exams, because of exams, my exams, have exams,
semester exams, exam time, college exams, late submission, get late, time nikal, time milega, time nahi, office
ke baad, job karta, job karti, naukri ke saath, alongside my job, alongside work, working person, working full
time, i have a job, busy schedule, irregular, inconsistent, lag behind, days off, travel, finish late, extend,
extension, more time, enough time, workable, doable, feasible, spare, weekends only, only on weekends, free
time, at night, in the evening, after work, after college, after office, can i resume, resume where, resume
from, resume later, where i left, i stopped, stopped coding, restart, rejoin, come back after, after a break,
pick up where, juggle, balance with, balance it, keep pace, hectic, hectic job, night duty, duty, my shift, work
shift, day job, office work, housework, household, school hours, tuition classes, exam preparation, preparing
for exams, boards, board exams, semester, term exams, vacations, trip, wedding in the family, hospital, unwell,
illness, gap of, a gap, off for a week, discontinue for, slow pace, take my time, leisurely, relaxed, at my
convenience, my convenience, own time, apne time, apni marzi, apne hisaab, time table, strict schedule, fixed
time, fixed timing, fixed timings, fixed schedule, compulsory daily, attendance, absent, skip a week, late
finishing, behind schedule, lagging, stretch, spread over, spread it over`,
  lifetime: `
lifetime, life time, lifetime access, access, accessible, expire, expires, expiry, validity, valid, forever,
afterwards, later on, after the course ends, after course ends, come back, revisit, rewatch, watch again, again
later, kab tak access, hamesha, permanent, unlimited access, access end, lose access, access for how long, keep
access, revise later, repeat the course, redo, content later, lifelong, how long can i access, access the
content, access later, watch later, come again, years later, after a year, after one year, after 1 year, after
six months, after 6 months, how long will i have access, how long do i have access, how long is access, content
available, saved forever, hone ke baad bhi, baad me bhi, baad mein bhi, dobara dekh, phir se dekh, how long will
it be available, remove my access, access khatam, access kab tak, remain accessible, still accessible, stay
accessible, still open, still available, stay available, keep the lessons, keep the material, keep the content,
keep it forever, look again, go back to, refer later, refer back, in future, in the future, next year, months
later, once it is over, once the course is over, when the course is over, after three months, after 3 months,
after 58 days, till when can i access, till when can i use, access period, kitne din tak, kitne mahine tak, kab
tak chalega access, khatam hone ke baad, lifetime hai, zindagi bhar, life long`,
  certificate: `
certificate, certificates, certification, certifications, certified, certi, diploma, proof of completion, proof,
credential, credentials, completion certificate, praman patra, marksheet, after completion certificate, share on
linkedin, add to linkedin, certificate free, certificate of, kind of certificate, type of certificate, soft
copy, hard copy, digital certificate, printed certificate, certificate at the end, completion letter,
certificate and, certificate chahiye, certificate kab, certificate kaise, get certified, will i be certified,
certification cost, e certificate, document, documents, any document, paper at the end, certificate of
completion, paper to show, something to show that, attest, testimonial letter, letter of completion, course
completion, sanad, certificate deta, certificate dete, certificate dogi, certificate doge, awarded, award,
badge, proof i did, proof that i completed`,
  recognition: `
degree, accredited, accreditation, recognised, recognized, recognition, government approved, government
recognised, approved, ugc, aicte, iso, certificate valid, valid certificate, valued, value of certificate, value
of the certificate, affiliated, certificate accepted, worth of certificate, carry weight, carries weight, taken
seriously, weightage, credible certificate, equivalent to, count as, counts as, value in the market, market
value, value in market, abroad valid, manyata, maanyata, recognised by, recognized by, accepted by, accepted at,
accepted in, certificate worth, credits, nsdc, skill india, certificate useful, useful certificate`,
  prerequisites: `
prerequisite, prerequisites, pre requisite, pre requisites, requirement, requirements, experience, prior
experience, prior knowledge, background, never coded, never written, never programmed, no coding, no knowledge,
no experience, coding nahi aati, coding nhi aati, nahi aati, kuch nahi aata, nahi aata, nhi aata, beginner
friendly, beginners, for beginners, beginner ke liye, absolute beginner, complete beginner, total beginner, im a
beginner, i am a beginner, am beginner, newbie, fresher, freshers, noob, new to coding, new to programming, from
scratch, from zero, zero, zero se, zero knowledge, shuru se, eligibility, eligible, qualification,
qualifications, non technical, nontechnical, non tech, non it, non cs, commerce, arts, humanities, mechanical,
science student, maths, math, mathematics, before i start, before starting, before joining, suitable, right for
me, good for me, mere liye, who can join, who can do, who is it for, who is this for, meant for, kaun kar sakta,
can i join, able to join, need to know, should i know, do i have to know, knowledge required, 12th pass, 10th
pass, school student, kids, housewife, difficult, difficulty, hard, tough, easy, mushkil, aasan, programming
before, coded before, programming experience, coding experience, understand, weak in english, english weak,
older, too old, age limit, minimum age, any age, switch career, career switch, drop year, class 10, class 12,
class 10 student, class 12 student, 10th student, 12th student, entrance, entrance test, entrance exam, follow
along, keep up, follow it, too late to learn, 30 years old, 40 years old, gap year, bca student, btech student,
engineering student, college student, college students, school students, teenager, do i know, clueless, scared
of coding, afraid of coding, coding phobia, self taught, need coding, basic computer knowledge, computer
knowledge, average student, year old, years old, my brother, my sister, my son, my daughter, my kid, my child,
my friend, brother take, age bar, age restriction, age criteria, right age, retired, homemaker, medium school,
no idea about coding, zero coding, never touched code, never done coding, know nothing, nothing about coding,
dont know coding, dont know anything, absolute zero, do i need to know, must i know, required to know, cs
background, it background, science background, degree required, degree needed, 12th, 10th, diploma holder, bsc,
bcom, ba student, i am weak, slow learner, understand easily, will i understand, samajh aayega, samajh aa
jayega, kar paunga, kar paungi, kar lunga, sikh paunga, sikh sakta, learning curve, steep, coding knowledge, fit
for me, is it for me, comfortable with, from non coding, layman, dummies, required to join, is required,
graduate student, fresh graduate, college dropout, dropout, designed for, kind of students, what kind of people,
intended for, target audience, audience, who should, who all can, suits, suited, ideal for, best suited, meant
to be for, was it designed, made for, for whom, kiske liye, kaun kaun kar sakta, kar sakta hu, kar sakti hu,
join kar sakta, join kar sakti, allowed to join, anyone join, anybody join, can anyone, can everybody, 12th
standard, 10th standard, in 12th, in 10th, standard student, someone in, cope, capable, able to cope, will he
manage, will she manage, will i manage, how young, how old should, old enough, too young, right age for, school
going, schoolkid, school kid, grandson, granddaughter, nephew, niece, senior citizen, elderly, pensioner, teen,
thirteen, fourteen, fifteen, class 9, class 8, class 11, class 7, class 6, 9th class, 8th class, 11th class, 9th
standard, 11th standard, biology, medical student, law student, bba, mba student, pharmacy, civil engineer,
electrical engineer, shopkeeper, driver, farmer, army, government employee, no clue, not a clue, clueless about,
technophobe, not technical, not from tech, not good with computers, new to computers, never used a computer,
computer illiterate, intimidating, intimidated, overwhelming, overwhelm, too much for me, over my head, get it
easily, learn easily, pick it up, challenging, complex, complicated, brainy, intelligent, smart enough, talent,
iq, logical thinking, knowledge needed, any knowledge, some knowledge, knowledge of coding, knowledge of
computer, know before, need before, learn before, beforehand knowledge, admission criteria, criteria, cutoff,
percentage required, marks required, kaun le sakta, kaun join kar, kon kar sakta, kis ke liye, meri age, umar,
umra`,
  equipment: `
laptop, laptops, computer, pc, desktop, macbook, mac, windows, linux laptop, chromebook, tablet, ipad, mobile,
smartphone, on my phone, on phone, from phone, on mobile, phone se, mobile se, phone pe, mobile pe, mobile par,
internet, internet connection, wifi, ram, processor, configuration, system requirements, hardware, device,
devices, machine, specs, gpu, what do i need, things needed, kya chahiye, install, install anything, download,
downloads, app, phone enough, offline mode, no laptop, dont have a laptop, dont have a computer, without laptop,
without a laptop, old laptop, 4gb, 8gb, i3, i5, net, mbps, broadband, hotspot, data pack, data connection,
notebook pc, cellphone, handset, android, iphone enough, mobile phone enough, dual core, webcam, headset,
headphone, headphones, ssd, hard disk, storage, graphics card, keyboard, monitor, cyber cafe, dads laptop,
borrowed laptop, second hand laptop, used laptop, cheap laptop, laptop needed, computer needed, laptop required,
need a laptop, need a computer, need a pc, operating system, ubuntu, macos, windows 10, windows 11, what
machine, which machine, technical requirements, minimum requirements, minimum specs, setup needed, computer
zaroori, laptop zaroori, laptop ke bina, mobile chalega, phone chalega`,
  tools: `
tools, tool, software, softwares, apps included, subscriptions, subscription, services, service, premium tools,
freebies, perks, benefits, benefit, bonuses, bonus, extras, goodies, resources, whats included, what is
included, what is all included, included in the price, included, includes, include, comes with, come with, come
along, do i get, what do i get, what will i get, kya milega, kya kya milega, sath me kya, worth, value of tools,
value of the tools, 5000, dollars, value, free stuff, gifts, extras included, what else do i get, resources
included, get for free, free with the course, tools will i get, tools do i get, name the tools, which softwares,
what softwares, services are included, paid tools, premium software, licenses, licence, license, part of the
deal, part of the package, part of the plan, comes under, covered in the price, covered in the fee, what do we
get, what will we get, what else is included, anything extra, free resources, included free, sath me milega,
tools milenge, kaunse tools, konse tools, software milega, paid software, thrown in, throw in, come free, comes
free, free things, added benefits, what extra, extra things, apart from the course, besides the lessons, along
with the course, on top of the course, premium accounts, paid accounts, paid apps, paid services, services
worth, tools worth, worth of tools, value of everything, student benefits, kya kya free, free kya kya, kya kya
deti, kya kya dete, package contains`,
  aiTools: `
ai tools, ai tool, artificial intelligence tools, ai software, ai subscriptions, number of ai tools, premium
services, premium service, number of services, how many services, how many tools, number of tools, ai apps, ai
services, ai accounts, paid ai, ai assistant subscription, chatgpt plus, chatgpt subscription, chatgpt premium,
claude subscription, copilot subscription`,
  hosting: `
hosting, free hosting, web hosting, hosting plan, hosted, server space, hosting platform, where to host, host,
web space, site hosting, host our, host a site, host my site, hosting space, hosting cost, hosting charges,
server free, free server`,
  domain: `
domain, domains, domain name, custom domain, free domain, own domain, website name, website address, dot me, dot
tech, me domain, tech domain, web address, site name, url, own url, my own site name, dot com, com domain, tech
name, me name, website ka naam, domain naam`,
  databaseHosting: `
database hosting, free database, db hosting, hosted database included, database free`,
  ssh: `
ssh, ssh client, ssh software, ssh tool, terminal client, termius`,
  workspace: `
workspace, workspace tool, notes tool, note taking, notion, planning tool, productivity tool`,
  interactive: `
interactive learning, interactive lessons subscription, interactive subscription, learning subscription, six
month subscription, 6 month subscription, 6 months subscription, subscription length, datacamp, codecademy,
educative, solve in the browser, browser lessons, lessons in the browser, interactive platform, interactive
course`,
  premiumCourses: `
premium courses, premium course access, other courses included, extra courses, access to premium courses, bonus
courses`,
  codePlan: `
code hosting plan, premium code hosting, premium code hosting plan, github plan, github pro, github premium,
github student pack, github student, github education, student pack, premium github, gitlab premium, paid
github, paid code hosting, code hosting subscription, paid repo, private repositories, premium plan of github,
github subscription, github paid, code hosting account`,
  projects: `
project, projects, portfolio, portfolios, practical, hands on, practicals, real world, live projects, mini
projects, capstone, banaunga, banayenge, project banana, projects banana, project banane, projects banane,
things will i build, apps will i build, real projects, apps will i make, what will i make, what will i build,
what do we build, what do i build, what can i build, what will we build, things to build, sample projects,
showcase, kya banayenge, kya banaunga, kya banate, any project, koi project, banwaoge, project work, project
based, minor project, major project, real life projects, github projects, number of projects, type of projects,
kinds of projects, build anything, build something, things i build, make during, making during, build during,
portfolio projects, projects for resume, how many apps, how many websites, sample project, project list, list of
projects, what apps, what websites, things we build, things we make, stuff we build, stuff we make, gonna build,
gonna make, apps we build, sites we build, what do students build, what do students make, build by the end, made
by the end, built by the end, show off, show my work, showcase work, practical work, real work, real life work,
client project, kya banega, kya kya banega, kya bana paunga, banane ko milega, own the code, keep the code, my
code mine`,
  technologies: `
technology, technologies, tech stack, techstack, stack, framework, frameworks, languages and frameworks,
programming language, programming languages, coding language, coding languages, libraries, which languages,
computer languages, languages taught, languages covered, languages used, what do we code in, code in, written
in, full stack, fullstack, front end, frontend, web development, web dev, mern, mean stack, which stack,
software stack, coding ki language, programming ki language, kaunsi language, konsi language, kaun si language,
languages sikhate`,
  syllabus: `
syllabus, curriculum, content, contents, topics, topic, subjects, subject, chapters, lessons, outline, roadmap,
course plan, day plan, what will i learn, what do i learn, what will we learn, what is taught, what do you
teach, what you teach, kya sikhaoge, kya kya sikhaoge, kya sikhenge, kya sikhne, kya sikhaya, kya kya sikhaya,
kya kya sikhenge, kya padhaoge, kya padhaya, kya hai isme, isme kya, isme kya kya, kya kya hai, overview,
covers, agenda, what is this course, about this course, about the course, what is it about, course details,
details, detail, full details, course information, information, info, jankari, tell me about the course, whats
this course about, skills will i learn, skill set, skills, full plan, the plan, day by day plan, complete plan,
study plan, learning path, list of topics, table of contents, pdf of syllabus, brochure, kya kya padhaya, what
all will, what all is, what all do you, what all, what subjects, key topics, main topics, concepts covered,
covered in the course, what does it cover, what does the course cover, what does this course cover, teach in
this course, learn in this course, learn here, what is in it, whats in it, course ke andar, isme kya hai, course
me kya, ke bare me, ke baare me, kis bare me, course kya hai, list what, cover in, study material topics, course
outline, course content, course contents, all topics, topic list, topics list, everything taught, what skills,
which skills, which topics, kaunse topics, konse topic, kya topics, kaun kaun se topic, kya kya cover,
particulars, course particulars, what do you people teach, things taught, stuff taught, taught in this, what
would i learn, what would i be learning, what am i going to learn, what are we going to learn, what can one
learn, breakup of topics, breakup of the course, prospectus, what is covered, whats covered, what all is
covered, what it covers, teach exactly, matter of the course, course ka content, kya seekhne, kya seekhunga, kya
seekhenge, kya padhenge, kya padhna, padhai kya`,
  modules: `
modules, how many modules, number of modules, number of lessons, how many lessons, how many chapters, number of
chapters, how many units, how many topics, number of topics, kitne chapter, kitne topics, kitne lesson`,
  tests: `
test, tests, quiz, quizzes, exam, exams held, examination, assessment, assessments, final assessment, final
exam, final test, evaluation, evaluated, graded, grading, marks, pass mark, passing marks, fail, fail the test,
exams, are there exams, any exams, mock tests, test papers, viva, how am i evaluated, pass the course, examined,
examine, viva voce, pass criteria, passing criteria, cut off marks, score, scoring, scorecard, report card,
results of test, mock test, weekly test, monthly test, pariksha, checkpoint, checkpoints, evaluate, how will you
judge, tested`,
  tasks: `
task, tasks, assignment, assignments, homework in the course, exercises, exercise, practice, homework, daily
homework, daily work, daily task, what do i do each day, typical day, one day look, daily routine, daily
exercise, per day tasks, tasks each day, drills, worksheets, practise, daily practice, hands on tasks, work to
do, coding exercises, problems to solve`,
  job: `
job, jobs, placement, placements, placed, hired, hire, hiring, job ready, job readiness, career, careers,
employment, employed, employable, internship, internships, naukri, job lagegi, job milegi, job guarantee,
placement guarantee, job assistance, interview, interviews, salary, lpa, ctc, income, earn, earning,
freelancing, freelance, recruiters, companies, company, mnc, software engineer, become a developer, as a
developer, opportunities, scope, career switch help, campus, on campus, off campus, get a job, find a job, job
support, job help, job portal, referral for job, work as, remote job, package after, work in it, industry ready,
employer, employers, naukri pakki, pakki naukri, job pakki, job milna, job guaranteed, assured job, job
opportunities, kaam milega, kamai, paise kama, earn money, job offer, resume help for job, hiring partners, tie
up, tie ups, campus placement, cracking interviews, crack interviews, interview preparation, job ke liye, get
placed, placement cell, placement record, placement rate, salary kitni, kitni salary, kitna kama, career growth,
career options, become developer, switch career, change my career, change career, get hired, gets me hired, land
a job, landing a job, first job, dream job, employability, recruit, recruitment, recruiter, recruited,
recruitment drive, hr, hrs will, vacancy after, work after, career in it, it job, it career, become employable,
switch to it, move into it, get into it, freelancer, freelancing work, clients, gig, gigs, upwork, fiverr,
stipend, salary after, package after this, earn after, earning after, rozgar, kamaunga, kamane, paisa kama, jobs
milengi, placed students, how many got placed, help getting a job, help in getting a job, help me get a job, job
search, job hunt, job hunting`,
  support: `
support, stuck, doubt, doubts, doubt clearing, doubt solving, doubt session, query, queries, assistance,
guidance, ask questions, ask doubts, sahayata, dikkat, kisse puche, kisse puchu, kaun help, facing, not working,
tech support, technical support, customer care, helpline, clear my doubts, mentor help, debugging help, clear
doubts, resolve, clarify doubts, ask for help, get help, need help, someone to help, breaks, broken, something
breaks, goes wrong, error in my code, my code, my script, my python script, refuses to run, cant solve, unable
to solve, bug in my code, someone answer, atak jau, atak gaya, fas gaya, problem aaye, dikkat aaye, ask anytime,
ask questions at, help milega, help milegi, madad milegi, help karoge, help karenge, problem hui, stuck hua, ask
the teacher, ask a teacher, ask my questions, ask my doubts, get stuck, hit a wall, face problems, face issues,
after sales, technical help, samajh nahi aaya, samajh nhi aaya, samajh na aaye, samajh nahi aata, dont
understand, do not understand, cant understand, kaun help karega, help karega, hand holding, handhold, someone
around, somebody around, rescue, assist me, assist us, who will assist, lost in a topic, get lost, feel lost,
cannot figure, cant figure out, figure it out, cannot proceed, cant move ahead, code breaks, code fails, program
fails, program crashes, app crashes, error aaye, error aa gaya, error aata, fail ho gaya, samajh me na aaye,
samajh me nahi aaye, query resolve, queries solved, ask someone, whom to ask, who to ask, kisko puchu, kisse
puchna, kaun batayega, on my own, left alone, all alone`,
  mentorship: `
mentorship, mentor, mentors, mentoring, mentorship call, personal guidance, personal attention, one to one, one
on one, 1 on 1, 1 to 1, individual attention, personal mentor, private sessions, human mentor, review my code,
check my code, look at my code, feedback on my code, reviews my code, code checked, human help, live help, help
from a person, someone guide, guided by, personal help, individual help, face to face, my progress, track my
progress, monitor, monitored, check on me, check on my progress, accountability, keeps track, personal coach,
individual feedback, sit with me, look through my program, look over my code, go through my code, check my work,
correct my code, correct my work, look at my work, feedback on my project, someone personal, dedicated mentor,
dedicated person, assigned mentor, mentor assigned, mentoring sessions, weekly call, video call with, one on one
call, 1on1, 1 1, personalised, personalized, guide me personally, hold my hand, keep an eye, follow my progress,
watch my progress, progress tracking`,
  community: `
community, community chat, group chat, discord, discord server, whatsapp group, telegram group, slack, forum,
peers, other students, classmates, fellow students, student group, discussion group, meet other, other learners,
group, groups, connect with students, study group, community of learners, whatsapp community, network with,
networking with, connect with other, meet other students, peer group, other people learning, circle, circle of
students, club, batchmates, batch mates, fellow learners, like minded, chat group, students group, telegram
circle, whatsapp circle, learn together, study together, study buddy, study partner, interact with others,
interact with students, talk to students, talk with other, discuss with, discuss with others, social learning,
dost banana, friends in the course, company of others`,
  contact: `
contact, contacts, reach, reach you, reach out, get in touch, in touch, talk to someone, talk to a human, talk
to a person, talk to human, speak to, speak with, real person, human support, human agent, sampark, baat karna,
baat karni, baat kar, connect with you, message you, write to you, contact details, contact us, contact info,
counsellor, counselor, callback, call back, human, a human, manager, someone from the team, talk to, executive,
agent, talk to your team, speak to someone, customer service, complaint, complain, representative, get hold of,
get in touch with, contact your team, reach your team, reach the team, talk to your, call someone, message
someone, whom should i contact, who should i contact, kisse baat, kisse contact, contact kaise, baat kaise, baat
karni hai, team se baat, kisi se baat, talk with someone, connect me, raise a ticket, write in, drop a message,
send an email, send a mail, email karna, mail karna, get through to, somebody to talk, someone to talk, person
to talk, someone i can, customer support, helpdesk, help desk, front desk, reception, office person, admin
office, counselling, counseling, talk on phone, talk over phone, discuss with you, discuss with your team, meet
you, meet someone, meet your team, whom to contact, whom to reach, how to reach, reach someone, escalate,
grievance, write to, drop you a line, dm you, dm, ping you, msg you`,
  contactForm: `
contact form, message form, send a message, form, fill the form, send you a message, inquiry form, enquiry form,
the form, form fields, required fields, mandatory fields, fields in, fill in, leave blank, leave empty, optional
field, message box, form on the website, web form, form submit nahi`,
  phone: `
phone, phone number, contact number, mobile number, number do, number de, ka number, support number, helpline
no, telephone, call, calls, calling, call you, whatsapp number, whatsapp, helpline number, customer care number,
phone no, contact no, mobile no, ring you, ring, ring up, dial, give a call, call kaise, call kare, number
bhejo, send number, send your number, share number, share your number, your number, give number, number dedo,
number dijiye, number chahiye, call karna, call karni, call timing, call timings, working hours, office hours,
business hours, opening hours, phone hours, calling hours, support timing, support timings, support hours,
timings, timing, times can i call, time can i call, when can i call, hours can i call, sunday, saturday, open
on, available on, when are you available, available, availability, open on weekends, are you open on weekends,
are you open on, are you open, weekend support, open today, on holidays, working days, support on sunday, closed
on, available on sunday, available on saturday, available on weekends, office timing, office timings, kitne
baje, cell number, ring on, ring at, whatsapp you, whatsapp pe, whatsapp par, call on, phone kar, phone karu,
calling time, call after, call before, lines open, phone lines, till what time, from what time, how late, how
late are you, open till, open now, closing time, opening time, lunch hours, public holidays, on saturday, on
sundays, weekends open, 24x7, 24 7, round the clock`,
  email: `
email, emails, email address, email id, mail, mail id, gmail, mailing, email pe, mail pe, mail kar, write an
email, write a mail, mail to, email to, inbox, your mail`,
  response: `
response, response time, reply, replies, respond, answer time, how fast do you reply, how soon, how quickly,
quickly, kitni der me reply, jawab, revert, when will you reply, when will i hear, hear back, kab reply, kab
call, reply kab, call kab aayega, wait for reply, get a reply, get a response, reply time, get back to, get back
to me, get back to people, get back to us, reply back, answer my message, answer messages, turnaround, turn
around time, wait for an answer, how long to wait, how long to hear, answer emails, answer mails, reply to
mails, reply to emails, reply to messages, reply on, kitni jaldi, kitne time me reply, jaldi reply, prompt
reply, be answered, get answered, same day reply`,
  social: `
social, social media, instagram, insta, youtube, youtube channel, linkedin page, twitter, facebook, video
channel, social profiles, follow you, channel, telegram channel, handle on, insta handle, insta page, youtube
page, subscribe to your channel, your videos, your reels, reels, follow on, social accounts, social handles,
social pages, x account, tweets`,
  enroll: `
enroll, enrol, enrolling, enrollment, enrolment, enrolled, sign up, signup, sign me up, register, registration,
registering, join, joining, admission, admissions, apply, application, how to start, how do i start, get
started, start the course, start learning, book a seat, book my seat, seat, seats, reserve, dakhila, admission
kaise, join kaise, kaise join, kaise lu, kaise le, lena hai, karna hai course, subscribe, i want to join,
interested, want this course, attend, attending, become a student, link to enroll, enroll link, registration
link, payment link, start karna, shuru karna, shuru kaise, kaise shuru, kaise start, how to get this course,
take this course, take the course, get this course, can i take, i take, take only, opt for, go for, choose only,
get enrolled, secure my seat, confirm my admission, joining process, how can i join, want to enroll, want to
start, shuru karu, join karna, join karna hai, join krna, enroll karna, lena chahta, lena chahti, kaise lena,
kaise kharidu, sign me, registration kaise, apply kaise, form kaise, form bharna, form kaha, where do i sign up,
where to enroll, where to register, where can i enroll, where can i register, get in, get admitted, get on
board, onboard, onboarding, come on board, put my name, put my name down, give my name, add my name, add me,
include me, take me in, sign my son up, sign my daughter up, sign him up, sign her up, enlist, subscribe to the
course, get the course, purchase the course, buy the course, order the course, checkout, check out, add to cart,
proceed, go ahead, move ahead, next to join, way to join, process to join, procedure, process of joining,
formalities, paperwork, entry, dakhla, naam likhwana, bharti, admission chahiye, course chahiye, kaise milega
course, kaha se lu, kaha se kharidu, where to buy, where do i buy, where can i buy`,
  afterRequest: `
after i enroll, after enrolling, after enrollment, after i submit, after submitting, after i send, after
sending, after the request, after form, after the form, submit, submitting, submit the request, send the
request, enrollment request, next step, next steps, what happens next, what happens after, what happens when,
confirmation, confirm my seat, after payment, aage kya, uske baad kya, request, after i pay, after paying, once
i enroll, once i pay, when i enroll, got no reply, no reply, not heard back, nobody called, no one called,
filled the form, i applied, already applied, already enrolled, payment done, get a call, call from you, you call
me, will you call, someone call me, call aayega, team call, who will contact me, will you contact, after i put
in my details, after giving my details, after filling, once i fill, once i submit, once submitted, on
submitting, after i click, after clicking, after i press, after i sign up, after signing up, after i register,
after registering, after registration, submitted the form, sent the form, sent my details, gave my details, form
bharne ke baad, form bhara, form bhar diya, register karne ke baad, enroll karne ke baad, who will reach me,
will you reach out, do you reach out, contact me after, obligation, obligated, binding, commit, commitment to
pay`,
  singlePhase: `
single phase, one phase, only one phase, just one phase, ek phase, ek hi phase, one part, particular phase,
specific phase, individual phase, phases separately, phase separately, separate phase, separately, alag phase,
phase alone, one module, any phase, one of the phases, phase individually, single month, one month only, one
part only, part alone, phase only, only phase, just phase, only month, just month, only the first, only the
second, only the third, only the last, just the first, just the second, just the last, two phases, any two
phases, skip phase, skip the basics, skip basics, skip the beginner, already know the basics, know the basics,
already finished, already learned, already learnt, already studied, already did a course, jump straight,
straight to, go straight, begin at, begin from, begin with phase, start with phase, start from phase, join at
phase, pick a phase, choose a phase, select a phase, phase by phase, later phases, next phase later, mandatory
to take all, compulsory to take all, all phases compulsory, phase wise, upgrade later, upgrade to the bundle`,
  differentiators: `
how is this different, different from others, different from other, how are you different, why should i, why
this course, why choose, why you, unique, special, stand out, stands out, advantage, advantages, better than,
than other, than others, with other, coding institutes, other coding, other bootcamps, other courses, other
institutes, other platforms, competitors, vs other, compared to other, compared to others, free youtube, youtube
videos, kyun le, kyu le, kya khaas, khaas, usp, worth joining, worth buying, set apart, sets it apart,
differentiators, worth it, is it good, is this good, is this course good, good course, course good, course acha,
course accha, acha hai, accha hai, why join, why should one, reason to join, reasons to join, what makes,
highlights, pros and cons, why is it so cheap, whats the catch, catch, dusre course se, dusron se, why not
youtube, instead of youtube, rather than youtube, khaas kya, special kya, what is so special, why pay, why
should i pay, better option, plus points, set you apart, over others, over other courses, over youtube, instead
of college, instead of a degree, rather than others, outshine, edge over, why bother, why would i, why would
anyone, what do i gain, special about, good about, unique about, different about, alag kya, alag hai, kya alag,
kyu join, kyun join, kyu karu, kyun karu, isi ko kyu, better kyu, comparison with other, free material, free
content online, free resources online, everything is free`,
  mission: `
mission, vision, about you, about us, about your company, who are you people, your story, purpose, goal of the
course, aim of the course, motive, behind this course, why was this course made, founded, history of the course,
started this, who is behind this, started this for, why did you make, why did you start, why did you create,
what drives you, motto, ethos, belief, your company, your organisation, your organization, about company, about
institute, about the institute, about academy, sanstha, uddeshya`,
  instructor: `
instructor, instructors, teacher, teachers, trainer, trainers, tutor, tutors, faculty, educator, sir kaun,
teaching this, teaching the course, taught by, teaches, who teaches, who will teach, who is teaching, who
taught, who runs, who made, who created this, kaun padhayega, kaun padhata, kaun sikhayega, kaun sikhata,
padhane wala, course creator, coach, who is behind, lecturer, sir ka, sir ki, sir ke, aapke sir, your sir,
teaching staff, who takes the class, who takes classes, who is the sir, guru, expert, mentor ka naam, teacher
ka, teacher ki, who guides, chap, guy who teaches, person who teaches, one who teaches, man who teaches, lady
who teaches, professor, prof, madam who teaches, presenter, whos teaching, teach us, teaches us, will be
teaching, going to teach, shikshak, adhyapak, padhane wale, sikhane wala, sikhane wale, guruji, teacher name,
name of the teacher, name of teacher, trainer name, author of the course, made this course, created the course,
made the course, built the course`,
  education: `
education, studied, study in, bca, educational background, educational qualification, teacher study, instructor
study, graduated, graduate from, where did the teacher study, qualifications does, qualification does,
qualification of the, qualifications of the, qualification of your, qualifications of your, degree does the,
degree of the teacher, degree of the instructor, college of the instructor, educated, well qualified, highly
qualified, padha likha`,
  age: `
old is the instructor, old is the teacher, old is the trainer, age of the instructor, age of the teacher, age of
instructor, age of teacher, instructor age, teacher age, instructors age, teachers age, how old is he, how old
is the, how old is your, how old is sir, how old is my, age of your, age of the trainer, age of sir, umar of,
teacher ki umar, sir ki umar, sir ki age`,
  based: `
where is the instructor, where is the teacher, instructor from, teacher from, instructor based, teacher based,
instructor located, instructor location, instructor live, teacher live`,
  work: `
work experience, professional experience, instructor experience, teacher experience, experienced is the,
experienced is your, years of experience, instructor worked, teacher worked, industry experience, companies has,
where does the instructor work, instructor work, teacher work, worked in industry, worked in the industry,
worked in, worked at, has the instructor worked, experience does the, experience does your, experience of the
teacher, experience of the instructor, experience of your, experience of sir, years has the, worked for,
background of the teacher, background of the instructor, teacher background, instructor background, trainer
experience, sir ka experience, teacher ka experience, professional background, real developer, working
developer, working in the industry`,
  teacherSkills: `
instructor skills, teacher skills, skills of the instructor, skills of the teacher, skills does the, instructor
know, teacher know, instructor good at, expertise`,
  teacherProjects: `
instructor projects, teacher projects, projects of the instructor, projects of the teacher, projects has the,
instructor built, teacher built, instructor made, notable projects`,
  goals: `
goals of the, instructor goals, teacher goals, instructors goals, long term goals, short term goals, goals,
aspirations, ambition, ambitions, future plans, plans of the instructor, plans of the teacher`,
  whyTeacher: `
why learn from, why should i learn from, learn from him, learn from you, learn from the instructor, trust the
instructor, trust the teacher, explain well, explains well, teaches well, teach well, good teacher, good
instructor, patient, teaching quality, style of teaching, accha padhate, acha padhate, how does he teach, how
does she teach, trust him, believe in the teacher, good at explaining`,
  rating: `
rating, ratings, rated, stars, star rating, score of the course, how good is, review, reviews, testimonial,
testimonials, feedback, what do students say, students say, past students, former students, old students,
alumni, success stories, genuine, legit, fake, scam, fraud, trustworthy, trust, opinions, previous students,
talk to students, talk to previous students, real reviews, is it real, proof that, past learners, learners said,
learners say, others say, what others, student experience, student experiences, experiences of, success story,
is it legit, real students, can i trust, bharosa, asli, fake hai, kaisa hai course, course kaisa hai, honest
opinion, trusted, is it safe, dependable, reliable, authentic, cheating, cheat, cheaters, thug, bogus, conned,
worth trusting, believable, reputed, reputation, word of mouth, heard good, said about, people say, people
think, students think, others think, kehna hai, log kya bolte, kaisa laga, thagi, dhoka, sachai, sach me, asli
hai, nakli, any good`,
  students: `
how many students, how many people, how many learners, number of students, students joined, people joined,
people have joined, students enrolled, students so far, kitne students, kitne log, kitne bachhe, total students,
students do you have, batch size, how many have joined, how many joined, total enrolled, strength of, people
enrolled, others enrolled, kitne bacche, strength, headcount, how many kids, how many persons, how many others,
how many folks, how many trained, trained so far, taught so far, kitno ne, kitne logo ne, number of learners`,
  language: `
language, hindi, hindi me, hindi mein, english me, in hindi, in english, english, medium, medium of instruction,
language of instruction, tamil, telugu, bengali, marathi, gujarati, kannada, malayalam, regional language,
bhasha, which language do you speak, hinglish, urdu, punjabi, hindi medium, english medium, in which language,
which language is, language barrier, speak hindi, hindi speaking, explained in hindi, hindi support, mother
tongue, native language, speak english, english well, english weak, weak english, poor english, english thodi,
english problem, translate the lessons, translated, subtitles, captions, hindi version, hindi language, hindi
bolte, hindi samajh, hindi mai, hindi main, angrezi, english only, only english, vernacular, local language,
bolchal, explained in our, odia, oriya, assamese, bhojpuri, nepali`,
  live: `
live, recorded, live classes, live class, live sessions, live session, recorded videos, recordings, recording,
video lectures, videos, lectures, zoom, google meet, live or recorded, offline, offline classes, in person,
classroom, physical classes, recorded lectures, sessions, session, live lectures, watch, streaming, pdf, study
material, notes provided, material, recorded ya live, live ya recorded, is it live, are classes live, will there
be live, video or text, text or video, video course, video based, mode of teaching, teaching mode, teaching
method, how are the classes, how do classes work, how will classes, class kaise, night classes, evening classes,
morning classes, evening batch, night batch, weekend classes, weekend batch, in real time, real time classes,
sit through lectures, listen to lectures, attend lectures, class on zoom, meet link, webinar, webinars, virtual
class, virtual classes, video classes, video class, self study or, prerecorded, pre recorded, recorded class,
recording of, record the class, class record, lectures recorded, slides, ppt, notes pdf, handouts, books,
textbook, e book, ebook, reading based, written lessons, lessons in text, mode of delivery, delivered, delivery
of lessons, how are lessons, how are classes, batches held, evening batches, morning batches, timing of class,
timing of classes, time of class, time of the class, classes timing, class kab, class kitne baje, kitne baje
class`,
  start: `
start date, starting date, when does it start, when does the course start, when do classes start, when will it
start, next batch, new batch, batch start, batch timing, batch timings, batches, kab shuru, kab start, kab se,
course kab, class time, class timing, class timings, what time are, when can i start, can i start anytime, start
anytime, last date, admission last date, deadline to join, deadline to enroll, starts when, when is the next,
start today, start now, start immediately, join today, join now, begin today, join immediately, begin anytime,
join anytime, enroll anytime, starts from, batch kab, next batch kab, course start kab, start kab, shuru kab,
kab shuru hoga, kab start hoga, kab se start, when are classes, when is the class, class schedule, starting
when, current batch, new session, next session, upcoming batch, commence, commences, commencing, commencement,
kick off, begins on, starts on, begin on, starts next, begins next, starting next, from which date, on which
date, what date, which date, join date, joining date, chalu, chalu hoga, kab chalu, batch chalu, shuruat, agla
batch, naya batch, new intake, intake, enrolment date, date of admission, open for admission, admissions open,
admission open, admission closed, registrations open, missed the start, already started, mid way joining, join
midway, join late, late joining, start right away, straight away, from monday, from tomorrow, from next week,
from next month`,
  online: `
online, remote, remotely, from home, ghar se, ghar baithe, location, located, address, where is the institute,
where are you located, center, centre, branch, campus, city, outside india, from abroad, abroad, from another
country, other countries, nri, international, foreign, internationally, attend from, join from, learn from home,
study from home, do it from home, from nepal, from bangladesh, from my village, rural area, online hai, offline
hai, online ya offline, online or offline, where are classes held, where is it held, your office, your address,
head office, in which city, kahan hai, kaha hai, place, time zone, timezone, different time zone, time zones,
physically, in office, come to office, visit, visit you, walk in, come there, come over, travel to, commute, go
to a centre, go to a center, nearby, near me, near my, my city, my town, my state, remote place, hometown,
native place, overseas, gulf, from dubai, from usa, from canada, from uk, living abroad, live abroad, based
abroad, living in, stay in, i live in, from any place, from anywhere, anywhere in india, all over india, any
city, kahi se bhi, ghar pe, ghar par, ghar bethe, aana padega, jana padega, office kaha, institute kaha, kaha pe
hai, kidhar hai, which place, which location`,
  demo: `
demo, demo class, trial, free trial, trial class, sample class, sample lesson, preview, try before, free class,
try it, try for free, for free, free me, muft, is it free, is this free, free of cost, course free, free course,
completely free, totally free, demo lecture, demo milega, free demo, free sample, sample, try before buying,
trial period, check before joining, free mein, free hai kya, is course free, bina paise, without paying, no
fees, kya free, free hai, is there a free, free version, without payment, free of charge, zero cost, free
access, glimpse, look at a lesson, see a lesson, see a class, sit in, taste, sneak peek, peek, before i decide,
before deciding, before i pay, before paying, before i commit, sample lecture, sample video, trial run, trial
lesson, trial basis, for nothing, cost nothing, gratis, complimentary, scholarship free, fully free, free ka,
paid or free, free or paid, paid course, paid hai`,
  offerEnd: `
offer end, offer valid, offer until, offer expire, offer last, valid until, price valid, prices valid, how long
is the offer, when does the offer, price increase, price go up, offer kab tak, sale end, offer ends, limited
time, price stay, price remain, price same, price change, same price later, price tomorrow, price rise, prices
rise, price hike, fee hike, fee increase, fees increase, badhega, badhegi, offer over, deal over, deal end, deal
ends, deadline of offer, last day of offer, offer still, still on offer, till when is the price, till when is
the offer, kab tak ye price, kab tak ka offer`,
  blog: `
blog, blogs, article, articles, blog posts, posts, tutorials, reading material, free articles, written anything,
written something, write about, wrote about, write up, writeup, guide on, guides on, read up, something to read,
anything to read, material to read, read about, reading list, newsletter, tips and tricks articles, post on,
post about, article on, article about, blog on, blog about, tutorial on, tutorial about, tutorial for`,
  helpCenter: `
help center, help centre, help page, faq, faqs, frequently asked, help section, support page, common questions,
common queries, question list, list of questions, q and a, knowledge base`,
  self: `
who are you, what are you, are you a bot, are you a robot, are you human, are you real, are you an ai, are you
ai, are you chatgpt, your name, what can you do, what can i ask, what questions can, how can you help, what do
you do, what do you know, tum kaun ho, aap kaun ho, ai assistant, chat icon, about yourself, introduce yourself,
who am i talking to, who am i chatting with, is this a bot, talking to a bot, chatting with a bot, what is this
chat, chat bot here, this assistant, can you answer, is it a machine, machine or human, human or machine, bot or
human, human or bot, real or bot, automated, computer program, is anybody there, anyone real, who is this, who
is here, whom am i talking, who replies, who is replying, what all can you, what can you tell, how do you work
here, purpose of this chat, use of this chat, kaun bol raha, kaun baat kar raha, aap kaun, tum kaun, insaan ho,
robot ho, bot ho`,
  deployment: `
deploy, deploys, deployed, deploying, deployment, put online, put my projects online, project online, projects
online, go live, live on the internet, publish, publishing, host my, on the internet, website live, apps online,
app online, put it online, put them online, put it live, make it live, make them live, show it online, share the
link, show my project to, online daal, online for others, live link, public link, share my site, visible to
others, see it online, accessible on the internet, run on a server, put on the web, on the web, launch my,
launching, upload my site, upload my project, internet pe daal, online kaise`,
  mcp: `
mcp, mcps, mcp server, mcp servers, model context protocol, context protocol, mcp thing, mcp protocol`,
  structure: `
how many phases, number of phases, phases are there, how many parts, how many levels, how is the course divided,
divided, divided into, split into, structure, structured, course structure, organised, organized, arranged,
phases in the course, names of the phases, phase names, which phases, what phases, what are the phases, kitne
phase, kitne level, kitne part, how does it work, how does the course work, how does this work, how will the
course, format, course format, breakdown, the three phases, three phases are, what the three phases, three
phases called, phases of the course, names of phases, list of phases, how many months are there, parts of the
course, explain the phases, all phases in short, month by month, month wise plan, split month, broken up, broken
down, broken into, divided in, made up of, consist, consists, consists of, comprise, arrangement, sequence of
phases, order of phases, order of the phases, flow of the course, course flow, how things work, how the course
works, how it works, how this works, work exactly, methodology, teaching style, approach, kaise padhate, kaise
sikhate, kaise padhaya, kaise hota hai course, system kya hai`,
  outcome: `
after the course, after this course, be able to, outcome, outcomes, what next, what after, whats after, what can
i do after, after finishing the course, after completion, after finishing, after i finish, after completing, end
of the course, at the end, iske baad, course ke baad, what will i become, skills will i have, gain, result,
results, what will i know, achieve, capable of, where will i stand, where would i be, what would i become, end
up with, walk away with, at the finish, in the end, by the end, once done, when done, once finished, when i am
finished, after all this, after that what, afterwards do, next level, ready to build, independently, on my own
after, good enough to, become good, confident, expert level, pro level, what good is it, use of this course, kya
ban jaunga, kya kar paunga, kya kar sakunga, aage kya`,
  login: `
log in, login, logging in, sign in, signin, account, accounts, my password, forgot password, reset password,
dashboard, student portal, portal, cant access, unable to access, log on, signing in, logged out, locked out,
otp, verification code, cant login, cannot login, cant log in, cannot log in, login id, user id, userid,
username, credentials not, open my lessons, open the lessons, open my course, see my lessons, see my course,
find my course, my account, my profile, password reset, change my password, password bhool`,
  theme: `
dark mode, light mode, night mode, theme, dark theme, light theme, dark background, black background, dark
colour, dark color, bright screen, too bright, eyes hurt, colour scheme, color scheme, switch theme, dark page`,
  privacy: `
privacy, personal data, my data, data safe, share my number, spam, my information, my details safe, details
safe, personal details, personal information, confidential, leak, leaked, misuse, sell my, sell our, share my
details, share my data, pass on my, give my number, number safe, unwanted calls, telemarketing, promotional
calls, unsubscribe, delete my data, data protection, gdpr, cookies, secure site, is it secure`,
} as const;

/** These colour a question and ask nothing on their own. */
export const sharedWords = {
  course: `
course, courses, programme, this program, the program, your program, training program, training, bootcamp, boot
camp, class, classes, batch, coaching, academy`,
  phase: `
phase, phases, month wise, level, levels, stage, stages, module wise, part of the course`,
  single: `
single, individual, individually, only, just, sirf, separate, alag, alag alag, alone, alag se`,
  bundle: `
bundle, complete bundle, combo, complete package, full package, whole course, full course, entire course,
complete course, whole programme, whole program, all phases, all three phases, all 3 phases, everything, poora
course, pura course, teeno phase, teeno, full bundle, three phases, 3 phases, whole thing, all of it, all 58
days, package deal, all three, all 3, bundle plan, combined plan, complete plan price, total package`,
  compare: `
compare, comparison, versus, vs, difference, differences, differ, different, better, best option, which is
better, which one is better, should i choose, should i take, should i buy, which one, which plan, cheaper, sasta
hai ya, ya alag, behtar, or separately, or single, or individual, each phase, every phase, one by one, plan,
plans, worth it, recommend, suggest`,
  when: `
when, which day, which days, what day, on which day, kab, kis din, kaunse din, konse din, which week, which
month, which phase, in which phase, in which month, in which week, kis phase, kaunse phase, konse phase, kis
mahine, at what point, how soon do we, where in the course, what stage, where do we, where will we, where is,
when is, when will, which part, what week, what month, kaunse week, kis week, how early`,
  teach: `
teach, taught, teaching, learn, learning, learnt, learned, study, studying, cover, covered, covering, sikhna,
sikhaya, sikhaoge, sikhayenge, sikhenge, sikhate, sikha, seekhna, seekhenge, padhaya, padhaoge, padhayenge,
padhate, padhai, part of, in the course, in this course, in the syllabus, in the curriculum, topic covered, will
i know, introduce, introduces, introduced, touch, touch upon, go through, explained, explore, deal with, go
into, discussed, dive into, get to, is there anything on, anything on, anything about, something on, something
about, is there a chapter, is there a lesson, any lesson on, lesson on, chapter on, topic on, module on, is
there any topic, do you offer, do you provide, do you have any, is there an option`,
  buy: `
buy, buying, purchase, purchasing, kharidna, kharide`,
  help: `
help, helps, problem, problems, issue, issues, trouble, guide, madad`,
  build: `
build, building, make, making, create, creating, built`,
  skip: `
skip, skipping, without, leave out, except, start at, start from, start with, start directly, directly, direct,
jump to, already know, already done, already did, baaki, chhod`,
  total: `
total, in total, altogether, overall, whole, entire, in all, all together, kul, together, sum, both, combined,
plus`,
} as const;

export type Concept = keyof typeof subjectWords | keyof typeof sharedWords;
