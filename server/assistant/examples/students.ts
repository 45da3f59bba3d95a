/** Who can take part, with what, how it is held, and what a student gets out of it. */
export const studentExamples = {
  prerequisites: `
do I need prior experience
I have never coded before, can I join
is it for beginners
what are the prerequisites
do I need to know programming
who can join
is there an age limit
minimum age
can a school student do this
my son is 14, is it suitable
can a 45 year old learn this
am I too old for coding
I am a commerce student
I am from arts background can I do it
can a mechanical engineer join
non technical background
do I need maths
I am weak in maths
is it difficult
is it hard to understand
will I understand it
is it easy for a newbie
mujhe coding nahi aati
kya main kar paunga
12th pass kar sakta hai
10th class ka student join kar sakta hai
housewife bhi kar sakti hai
zero se sikhaoge kya
bina experience ke ho jayega
beginner ke liye sahi hai
eligibility
eligibility criteria
qualification required
is a degree required to join
do I need a cs degree
should I know english typing
what should I know before starting
who is this course for
is this right for me
suitable for a total beginner?
can a bca student take it
can b.com graduates do it
is it for college students only
can working professionals join
I dropped out of college, can I join
I failed maths in 12th
can my mother who never used a computer learn it
what if I know nothing about computers
I tried coding once and gave up
I am scared of coding
is it too advanced for me
do you teach from scratch
start from zero?
is coding knowledge necessary
any background needed
freshers allowed
what age group is it for
kids allowed?
meri umar 35 hai seekh sakta hu
government employee can learn?
can a person with a career gap join
is it good for a slow learner
what do I need to begin
requirements to join
do I have to be good at logic
my daughter is in class 8, is she too young
could my 15 year old brother take it
I am 52 and retired, would I cope
is this okay for someone who only knows word and excel
how steep is the learning curve
do beginners with no computer science degree manage this
I did my schooling in arts, is that a problem
do I have to be good at maths to follow along
is there an age bar
who should take this
for which kind of students was it designed
which students is it meant for
do I need any certificate to join
does my child need to know typing
are girls from non science background able to do it
I am a complete zero in computers
coding ka c bhi nahi aata
kya mujhe computer science ki degree chahiye
koi qualification chahiye kya
kya 8th class ka bachha kar sakta hai
mere papa 50 ke hai wo kar sakte hai
kam padha likha hu, ho payega
ladkiyan bhi kar sakti hai
I forgot everything from school, can I start again
will it be too tough for me
would a diploma holder be able to follow
is it beginner friendly
can doctors or lawyers learn it
I am a teacher in a school, can I learn this
is previous knowledge of html needed
will I be able to keep up with others
do I need an engineering background
what is the minimum qualification
any entry requirement
how hard is it
is it simple to learn
can anybody join
i dont know coding can i join
no background in tech at all
me coding me zero hu
bilkul nahi aati coding
mera background commerce hai
I am from biology, possible?
ladka 9th me hai, kar lega
non maths student chalega
im 40 is it late
is this for kids or adults
do you take students from class 6
my sister is a housewife and wants to learn
I have been out of studies for ten years
is a graduation degree a must for joining
do you need to be a graduate
must I be an engineer
meri beti 11th me hai kya wo kar payegi
my nephew is in class 9, can he follow
my wife has never worked with computers
would a bank clerk manage this
how smart do I have to be
I am not a technical person at all
will a person of 60 understand it
my marks are low, does it matter
is this only for engineers
can an iti student join
I know only ms office
I come from a village school
I left school after 10th
what must a student know on day one
is some coding expected
`,
  equipment: `
do I need a laptop
can I do it on my phone
which laptop is required
is a mobile enough
laptop chahiye kya
mobile se ho jayega
phone pe kar sakte hai
bina laptop ke ho payega
I dont have a computer
will an old laptop work
4gb ram enough?
does it work on mac
windows or linux needed
system requirements
laptop configuration
can I use a tablet
ipad chalega
chromebook ok?
is internet required
how fast should my internet be
slow internet problem
what software do I have to install
do I need to install anything
do you provide a laptop
what device do I need
i3 processor chalega
do I need a graphics card
can I use the computer in the cyber cafe
can two people share one computer
what equipment do I need
hardware needed
android phone sufficient?
do I need a webcam or headphones
which operating system
is mobile data enough
can I work offline
desktop or laptop
would a slow internet connection be a problem
we have only one old desktop at home
can I use a chromebook
is a smartphone sufficient to do the tasks
my laptop has 2gb ram
can my son do it on a tablet
is there a mobile app for the course
laptop nahi hai to
computer hona zaroori hai kya
kya phone se coding kar sakte hai
kitni ram chahiye
which windows version
will it run on linux
do I need a powerful computer
should I buy a new laptop for this
jio ka net chalega
do I need broadband
what should I have at home to take part
is a printer or camera needed
can I learn without a pc
mobile me ho jayega kya
laptop compulsory hai?
i only have a phone
do i need a good laptop
can I borrow a laptop only on weekends
is 8gb ram enough
macbook air works?
internet kitna chahiye
`,
  language: `
in which language is the course
is it in hindi
is it taught in english
hindi me hai kya
english nahi aati, chalega
I do not speak english well
my english is weak
hindi medium student
do you teach in tamil
telugu or kannada available?
is bengali available
medium of instruction
which language do the teachers speak
language of the lessons
kis bhasha me padhate hai
hinglish me samjhaoge
are there subtitles
hindi or english
marathi me milega
can I ask my doubts in hindi
regional language support
explain in simple hindi
english medium?
will they explain in my mother tongue
hindi?
what if I dont understand english
I'm from a Hindi medium school, will that be an issue
what if I can't understand english well
are explanations given in hindi
do you explain in our language
is everything in english
kya sab english me hai
hindi me samjha doge
tamil medium students can follow?
odia or assamese?
gujarati me hai kya
bilingual?
is hindi spoken in the mentorship
language problem hogi kya
which language will be used to teach
does my child need fluent english
hindi me h kya
hindi ya english
in which language do u teach
kya teacher hindi bolte hai
is it okay if I only speak marathi
I think in bengali, is there help
does the mentor speak hindi
can I write to you in hindi
`,
  live: `
are the classes live
live or recorded
are there video lectures
do I get recordings
recorded videos milenge
are there zoom classes
is it on google meet
can I watch the class later
is it video based or text based
do you have offline classes
is there a classroom
how are the lessons given
mode of teaching
are there notes or pdf
study material milega
live class hoti hai kya
class recorded hai ya live
what time are the live sessions
how many live classes per week
videos?
do teachers teach in real time
is someone teaching or do I read by myself
can I download the videos
lectures
online live classes
is there any video
do I have to attend lectures at fixed time
pdf notes
evening batch available?
morning or evening class
weekend batch
class timing
class timings kya hai
at what time is the class
batch timings
is it a video course or text
will there be a teacher in front of me on screen
are there daily classes
do I have to be online at a certain time
do you teach on zoom
class kaise hoti hai
padhai video se hoti hai kya
notes milenge kya
are the lectures saved
is there any reading material
do I get slides
can I attend classes in the evening
how many classes per week
is it live teaching or self study
kya roz class hoti hai
recording milegi agar class miss ho jaye
do I get the video if I am absent
do you have physical classes
does somebody lecture or is it reading
do I see a teacher on video
how do you deliver the lessons
`,
  start: `
when does the course start
when does the next batch begin
what is the start date
when can I start
can I start today
can I join anytime
is there a last date for admission
batch kab se hai
course kab start hoga
class kab se shuru hogi
next batch
starting date
can I start next month
when do classes begin
has the current batch already started
is it too late to join this batch
do you have a june batch
can I begin after my exams
new batch kab hai
admission ki last date
kab se shuru kar sakte hai
I want to start in december
how soon after payment can I begin
does everybody start together
upcoming batches
start anytime?
can I join in the middle
start date?
from which date can my son begin
when is the next session starting
is there a batch in january
I want to start right away
is it possible to start on monday
kab join kar sakte hai
classes kab shuru hongi
agla batch kab
when do new batches open
how many batches per year
is there a fixed start day
do I have to wait for a batch
if I pay today can I start tomorrow
last date to apply
admission closing date
is there still time to join
kab se start h
when can my child begin
joining ke kitne din baad start hoga
can I start mid month
when is admission closing
till when can I apply
is there a closing date
are you taking students now
can I join any day of the year
does it begin on a monday
`,
  online: `
is it online or offline
is the course online
where are you located
where is your institute
do you have a centre in my city
what is your address
can I join from another country
I live in dubai, can I join
is it possible from nepal
can I do it from home
ghar se kar sakte hai
ghar baithe seekh sakte hai
online hai ya offline
aapka office kaha hai
branch in pune?
do I have to travel anywhere
can I attend from my village
do I need to come to your office
is physical presence required
location?
address
is there any centre near me
can students outside india enroll
I am an indian living in canada
does the time zone matter
can I learn from anywhere
remote learning?
which city
can I visit your office
hostel available?
is the course fully online
what is the location of your institute
can I join from bangladesh
I stay in a small town, can I attend
is there an office I can visit
where is the class held
in which city are you
kya aapka centre lucknow me hai
kaha par hai institute
online padhna hai ya aana padega
do we have to come somewhere
I live in the usa, can my son join from here
nri students allowed
can I take it from abroad
address kya hai
is it possible to learn from a village
mumbai me class hai kya
online h ya offline
class kaha hogi
kya mujhe aana padega
is it from home
can we do it sitting at home
`,
  certificate: `
do I get a certificate
is there a certificate at the end
certificate milega kya
what kind of certificate
when do I get the certificate
do I get a certificate for a single phase
certificate for each phase?
is the certificate free
is there a fee for the certificate
how do I get the certificate
can I put the certificate on linkedin
is it a digital certificate
will I get a hard copy
proof of completion
completion certificate
certification
certificate ke liye kya karna hoga
do you give certification after completion
will my name be on the certificate
certificate kab milega
do I need to pass the test to get a certificate
what do I receive when I complete the course
is a certificate included in the price
certificate download
does my son get any document at the end
marksheet milega
certificate
show me a sample certificate
do you hand out any certificate once I'm done
what is the name of the certificate I receive
can I download my certificate
does completing one phase earn me a certificate
if I take just one phase will a certificate be given
is a certificate given for phase 1
ek phase karne pe certificate milega
single phase certificate
do I get a certificate if I buy only the beginner phase
certificate online milega
after how many days is the certificate given
do I get one certificate or three
what is written on the certificate
is it printed or pdf
certificate ke paise alag lagenge
will I get something to show that I finished
kya certificate milta hai end me
any proof that I did this course
certificate only with bundle or even for one phase
one phase le to certificate milega kya
certi milega na
certificate wagera milta hai
will there be any certi at end
do u give certificate
do you give the certificate in hand or by mail
how will the certificate reach me
is there a certificate for my child as well
do the tests affect my certificate
what must I do to earn the certificate
does everyone get the certificate
`,
  recognition: `
is the certificate recognised
is it government approved
is it a degree
is the certificate equal to a degree
do companies accept your certificate
is the certificate valid for government jobs
ugc approved?
aicte approved
is the institute accredited
value of the certificate
will the certificate be valued by employers
is this certificate useful for jobs
diploma or degree
sarkari manyata hai kya
certificate ki value kya hai
iso certified?
is it affiliated to any university
does it give college credits
is the certificate internationally recognised
certificate valid hai kya
will my university accept it
nsdc approved
is your certificate accepted by companies
is this course recognised by the government
does the certificate count as a degree
will hr people take this certificate seriously
is the certificate good for going abroad
certificate ki koi value hai kya
is it equal to a diploma
govt approved hai kya
will it count in college admission
who issues the certificate
is it approved by any board
`,
  lifetime: `
how long do I have access
is access for a lifetime
can I open the lessons after the course
will I lose access after 58 days
does my access expire
can I revise later
can I see the content again after a year
lifetime access hai kya
course ke baad bhi dekh sakte hai
access kab tak rahega
validity of the course
how long is it valid
can I come back to a day later
can I repeat the course
is access limited
after finishing can I still log in
will I be able to review old lessons
access duration
will the material stay available
can I redo a day
does access end after three months
validity
baad me access milega
do I need to pay again for access
will I get updates of the course later
forever access?
when I'm done how long can I still log in to the lessons
after finishing can I reopen old lessons
if I buy now can I start after six months
will it be there next year
does lifetime access come with it
do I lose everything after the course ends
course khatam hone ke baad bhi dekh sakte hai
kitne din tak access hai
can I go back to day 1 later
is there an expiry date of the course
can I revise in future
for how many months can I open it
will the lessons be removed
may my brother use my access later
is the access shared
can I watch it again when I forget
will you update the lessons
`,
  job: `
will I get a job
do you offer placement
is there a placement guarantee
job milegi kya
placement hai kya
naukri pakki hai
do you help with interviews
what is the average salary after this
how much can I earn after the course
is internship provided
will this help me get hired
can I become a software developer
can I freelance after this
job assistance
placement support
campus placement
will companies hire me
do you have hiring partners
career scope
which job can I get with this
is it useful for my career
100 percent job guarantee
job guarantee
is it enough to get a job
will I be job ready
salary kitni milegi
paise kama sakta hu iske baad
can I switch my career with this
I am unemployed, will this help
will it help my son get a good job
do you refer students to companies
placement record
how many students got placed
resume help
interview preparation
can I get into google after this
freelancing sikhaoge
work from home job after course
placement?
job
career
will I get an internship letter
mnc me job lagegi
am I going to get a job out of this
is an internship included
I want to work in an it company, will this be enough
do you have tie ups with companies
will I earn money after the course
how much salary can I expect after this
can I get freelance clients after the course
do you conduct mock interviews
naukri lagwaoge kya
kya iske baad job mil jayegi
job pakki hai kya
my son needs a job, does the course help
do recruiters look at these projects
can I apply for developer jobs after this
will you forward my cv to companies
can a fresher get hired after this
is there a placement cell
what is your placement percentage
package kitna milta hai
does it help with campus interviews
is it good for my career
job lagegi na
placement wagera hoti hai kya
jobs after dis
will my daughter find work after this
kya company me naukri milegi
how employable would I be
does it lead to a job
do you provide placement letter
what do your students do now
where do your old students work
can this replace a degree for a job
do you know companies that hire
will I be able to earn from home after it
`,
  support: `
what support do I get
who helps me when I am stuck
what if I have a doubt
how do I ask questions
doubt kaise puche
doubt clear karte ho kya
doubt support
can I ask doubts anytime
what if my code does not work
who do I ask when I get an error
atak gaya to kaun help karega
is there help available during the course
will someone help me if I do not understand
samajh nahi aaya to
who answers my questions
support?
technical support for students
help milegi kya
how do you solve doubts
is there a doubt session
is somebody there at night if I am stuck
what happens when I have a problem with a task
can I get help on weekends
how quickly are doubts answered
I get stuck often, is there someone
will I be alone while learning
what kind of help is available
can the ai assistant help with doubts
what if I cannot solve a task
who answers if my python script refuses to run
mujhe samajh nahi aaya to kaun help karega
is there somebody I can ask late at night
can I ask questions at midnight
kya doubts clear karte ho
doubt aaye to
if I am stuck on a task what do I do
whom do I ask if something is not clear
who can I turn to when my program breaks
how are doubts solved
what help do students get
will anyone answer my questions during the course
do you leave us alone after payment
can I get help in between
help kaise milegi
is there any support after the course
support kaisa hai
doubt ho to kya kare
if i stuck who help
who will help me with errors
kya help milti hai
what if nothing works on my computer during the course
will you help me install things
what do i do if my code is not running
my code is not running in the course, who helps
if a tool does not work who do I tell
what if I do not get an answer to my doubt
how many doubts can I ask
is there a limit on questions
`,
  mentorship: `
is there a mentor
do I get 1-on-1 mentorship
is there one to one mentoring
does someone review my code
will a person look at my code
personal guidance
mentor milega kya
personal mentor
does each student get a mentor
how does the mentorship work
how often can I meet the mentor
is mentorship included in every plan
can I talk to a mentor
one on one session
private sessions
individual attention
will somebody check my progress
does anybody track my progress
feedback on my work
is mentoring free
do I get personal attention
mentorship
can the mentor call me
who is my mentor
will someone guide me personally
code review
does anyone check on my progress
will somebody review my code
who looks at my code with me
is a one to one session with a mentor part of the deal
can I get a tutor just for me
does my son get individual attention
kya koi personally guide karega
mentor kitni baar milta hai
is the mentor a real person
is there personal coaching
will someone sit with me on my project
how many mentors
can I book time with a mentor
will a teacher correct my programs
is mentor support extra paid
mentor ke alag se paise hai kya
is 1-1 free
do I pay for mentoring
one on one for all students or only bundle
`,
  community: `
is there a community
is there a whatsapp group
do you have a discord server
can I talk to other students
telegram group
is there a student group
group chat
meet other learners
study partner
will I know my classmates
community chat
how do I join the community
koi group hai kya students ka
discussion forum
can I connect with other students
is there a slack
do students help each other
peer support
community
are there other people learning with me
is there a group for girls
how big is the community
batchmates
whatsapp group milega
is there any community of learners
where can I chat with other students
can I make friends there
do students have a group
koi whatsapp group hai
is there a place to discuss with others
is the community free
can I find someone to study with
are girls also in the group
how large is the student community
community access
can everyone use the community chat
is the group only for bundle students
`,
  students: `
how many students have joined
how many people are enrolled
number of students
kitne students hai
kitne log join kar chuke
how many learners do you have
batch size
students so far
how many have completed it
how many students are in a batch
total students
class strength
how many others study here
how popular is the course
how many people learn with me
what is the number of learners
how many are studying now
kitne bachhe padhte hai
how many have taken this course
is anybody else doing this course
`,
  rating: `
what is the rating
are there reviews
what do students say
reviews
testimonials
is it good
student feedback
is this genuine
is it a scam
can I trust you
is the course legit
fake to nahi hai
bharosa kaise kare
course kaisa hai
where can I read reviews
how many stars
what do past students think
success stories
rating kya hai
did anyone benefit from this
are the reviews real
proof that it works
is it worth my money
fraud to nahi
honest opinion about the course
how good is the course
can I talk to a former student
any negative reviews
student experiences
where can I read what past learners said
is this trustworthy
are the testimonials true
kya ye course accha hai
koi review hai kya
log kya kehte hai
is it really good
what is the feedback of students
any complaints about the course
is this website real
how do I know it is not a fraud
do students like it
paise doob to nahi jayenge
would you recommend this to a friend
have people really finished this
what marks do students give to the course
can I see what parents say
`,
  differentiators: `
how is this different from others
why should I choose this course
why this course
what makes it special
why not learn from youtube
how is it better than free videos
how are you different from other bootcamps
is it better than udemy courses
what is unique here
kyun lu ye course
isme khaas kya hai
dusre course se alag kya hai
why should I pay when youtube is free
what are the advantages of this course
compare with other institutes
usp
what sets you apart
why are you better
reasons to join
pros of this course
why should my parents choose you
is it worth it compared to others
kya fayda hai
better than coaching classes?
why you
what do you offer that others do not
how do you compare with other coding institutes
what makes you different from a college course
everything is free on youtube so why you
why should I trust you over the big companies
there are cheaper courses, why this
in what way is it better
what is so good about it
aap hi kyu
why do students choose you
is it better than a bootcamp
give me three reasons to join
convince me
why would I spend money here
what do I get here that I do not get in college
whats the catch why so less price
`,
} as const;
