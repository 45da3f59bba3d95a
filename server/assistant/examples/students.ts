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
my degree was in history, is that fine
I sell insurance and never wrote a program, will I manage
my father drives a taxi and wants to learn, is that possible
is class 7 too early for this
at what age can a child begin
from which class onwards can children take it
suppose I do not even know what a program is
how good should my maths be before I begin
my son hates maths, can he still do this
I am a nurse, can I follow the lessons
b.sc chemistry wale kar sakte hai kya
ba wale bhi kar sakte hai
main ek dukandar hu, seekh paunga
gaon se hu computer kabhi chalaya nahi
maths me kamzor hu to dikkat hogi kya
shaadi ke baad padhai chhod di thi, ab kar sakti hu kya
kya mere jaise aam admi ke bas ki baat hai
bachpan se computer nahi chhua
will a person like me be able to follow it
I have forgotten all my school maths
is it meant for people who start at zero
I only know how to use facebook and whatsapp
do you expect us to know some html beforehand
should I learn c first and then join
do I have to clear some entrance test to get in
is there any cut off marks to get admission
must I have passed 12th
do I need to be in college for this
I am preparing for a government exam, can I also take part
can a retired bank officer learn this
I teach tuition to kids, can I learn it too
will an average student be able to cope
can people from a pharmacy background take it
does it suit somebody who already codes a bit
I already know python, is it still for me
I know basic html, is this too easy for me
is it suitable for experienced developers
I have five years in testing, is this course for me
is it right for a teenager
would a 13 year old girl understand the lessons
do you take school going children
how old should one be to join
upper age limit kya hai
umar ki koi seema hai kya
minimum kitni padhai honi chahiye
kaun kaun join kar sakta hai
ye kiske liye hai
kya ye mushkil hai
coding bahut kathin lagti hai, samajh aayegi kya
is coding tough for a humanities student
I get scared when I see code, should I still try
can someone with zero knowledge finish this
I have a backlog in engineering, may I join
does it matter that I am from a small town school
no science in 12th is that a problem
do I require any prior course before this one
anything I should study before I begin
do I have to prepare something in advance
I am a slow typer, is that okay
I run a small shop, may I take it
I am a lawyer by profession, is it suitable
kya bina maths ke seekh sakte hai
can a 17 year old girl do it
does one need a tech degree
is a person with no degree accepted
meri english aur maths dono weak hai, kar paunga kya
my grandfather is curious about coding, could he do it
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
my pc is ten years old, will that do
can everything be done from an android mobile
suppose I have only a smartphone
do we need to purchase any machine
what kind of computer should my daughter have
is a second hand laptop okay
what specs should my machine have
how much storage must be free on my laptop
celeron processor wala laptop chalega
purana computer hai chalega kya
mere paas sirf mobile hai
tablet se kaam chal jayega
wifi nahi hai sirf mobile data hai
laptop kharidna padega kya
kaun sa laptop lena chahiye is course ke liye
is windows 7 fine or do I need windows 11
I use ubuntu at home, is that a problem
we share one laptop between two brothers, will it work
how much data will it eat in a month
power cuts are common here and my net is weak, can I still do it
would a hotspot from my phone be good enough
do I have to buy a microphone or camera
can I practise on the computers of my college lab
is an office laptop with restrictions fine
minimum pc requirement for the lessons
does it need a gpu
what things must be ready at home before day one
can I take part with an ipad and a keyboard
kya computer ke bina seekh sakte hai
ssd zaroori hai kya
can I attend using only my phone
my thinkpad is six years old, is it okay
computer kaisa hona chahiye
redmi phone se ho jayega
kya kya saman chahiye
what must my computer be able to do
is my dell laptop with 4 gb fine
can I code on my mobile screen
do I need to own a computer
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
my english is poor, will I be able to follow
do the lessons come in our own language
I studied in marathi medium, would I understand
is there a malayalam version
punjabi me padhate ho kya
urdu me milega kya
angrezi kamzor hai mere bete ki
english samajh me nahi aati theek se
kya padhai hindi bhasha me hoti hai
lessons hindi me hai ya angrezi me
which tongue do you use for explaining
can the explanations be switched to hindi
will the mentor explain to me in telugu
do I need to speak english fluently
how much english do I need to understand
are the tasks written in english
is there a translation of the lessons
I am more comfortable in kannada
do you have hindi subtitles
can my mother follow it without knowing english
is the teaching done in english only
bhasha kaun si hogi
mentor se hindi me baat kar sakte hai
I read english but cannot speak it
do you explain in bangla
mera english weak hai
english weak hai to chalega
do you speak hindi in lessons
will I understand if I am weak in english
can I learn in my own language
tamil me samjhaoge kya
is it bengali or english
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
will I watch someone code or only read
do I have to join a zoom call every day
is it prerecorded
pre recorded hai kya
will somebody teach us face to face on video
are sessions held in real time
at what time of the day do lessons happen
raat ko class hoti hai kya
kitne baje class hoti hai
class miss ho gayi to recording dekh sakte hai kya
video dekh ke seekhna hai kya
teacher live padhate hai kya
do you upload the lectures anywhere
are there printed notes or an e-book
will I get handouts
is there a saturday class
how is the teaching carried out
do we meet the teacher on video call
would I have to sit in a class at a fixed hour
do I need to keep my camera on during class
can I see a lecture a second time if I did not follow
how many lectures does it have
are there webinars
in what form is the material given, video or reading
can I get recordings of missed sessions
are lessons to be read or watched
is there a teacher on screen or only text
fixed timing hai kya class ki
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
when would I be able to begin if I pay this week
what is the date of the next intake
is the intake open at the moment
can I begin after diwali
I have exams till may, may I begin in june
can my daughter begin in the summer vacation
mere exam ke baad shuru kar sakta hu
admission chalu hai kya
abhi admission khula hai
kis tarikh se shuru hai
is there a particular day on which everybody begins
do I need to wait for a new group to form
have I missed the beginning
is the enrolment still open
did the session for this year already begin
could I join two months from now
how soon can I get going
can I postpone my start
payment ke baad kab se padhai shuru
turant shuru ho jayega kya
is there any rush to apply
what if I join late
do you run a batch for the summer holidays
when is your next group
I want to hold my place and begin later, possible?
how early can I begin after enrolling
once I enroll when does it begin
after how many days of payment does it start
naya session kab shuru hoga
when will my first lesson be after I pay
enroll karne ke baad kab se shuru
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
is everything over the internet
will I have to come to some building
do you have any branch in tamil nadu
I live in muscat, would that be a problem
my cousin in australia wants to take it, may he
kya aapka koi centre hai
mere sheher me branch hai kya
patna me institute hai kya
ghar pe reh ke ho jayega
kahin jaana to nahi padega
is any part of it offline
do you run it in a classroom in hyderabad
can I take it while staying in a hostel
can a person in a remote village take it
is there any need to relocate
which state are you in
can I drop by in person
do people from sri lanka join too
I am posted abroad with the army, can I do it from there
would I be able to take it while travelling
in which town is your academy
do I attend it from my own house
is it held on campus
is there a centre in nagpur
do you have a branch in kochi
I stay in london, may I join
I am in saudi, can I learn from here
kya nepal se join kar sakte hai
do you hold classes in bhopal
kolkata me branch hai kya
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
will there be something I can show to an employer
what proof do employers get that I finished
do I get a paper saying that I have completed it
what do I have in hand once all days are done
can I attach the certificate to my resume
does my name get printed on it, the certificate
how is completion proved
will my college see some proof that I did it
suppose I finish only two phases, is there a certificate
what if I do not pass the last test, do I still get the certificate
khatam karne pe koi praman milega
course pura karne ke baad kya certificate dete ho
kya certificate pe naam hoga
certificate pdf me aata hai ya ghar pe
certificate lene ke liye exam dena padega kya
resume me dalne ke liye certificate milega
does everybody who pays get the certificate
which certificate will my daughter hold at the end
can I get the certificate early
how many certificates are there in total
is the certificate sent by courier
do I get a duplicate if I lose the certificate
is a certificate provided on finishing all 58 days
can I post the certificate on my profile
will there be a certificate with marks
is there a ceremony or a certificate when we are done
does the certificate carry a date and a name
is there a verification link on the certificate
proof for my office that I attended
my company wants proof of completion
my college asks for a completion letter
is there any paper for the advanced phase alone
certificate phase wise milta hai kya
what document do I receive after finishing
can I show my boss that I completed this
anything in writing that I have done the course
does the employer get to see a completion paper
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
do employers respect this certificate
would a company believe in this certificate
what weight does the certificate have with recruiters
is the course registered with any ministry
kya ye sarkar se manyata prapt hai
company wale certificate maante hai kya
certificate ka kuch fayda hai naukri me
is this the same as a bca degree
will it be treated like a diploma
does a university stand behind the certificate
is it backed by any university
do foreign companies accept this certificate
will my college give me credits for it
does the certificate help in government exams
is the certificate worth anything
is the certificate just a piece of paper
are you an accredited academy
is this a recognised qualification
can I write it as a qualification in job forms
will an hr manager care about the certificate
are you registered with the skill council
is this training msme or nsdc registered
can I use this certificate for a visa application
degree milegi kya
kya certificate har jagah chalega
do mncs recognise your certificate
will companies accept this certificate
certificate company me maanya hai kya
is your certificate known in the industry
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
can I open day 5 again next year
what if I want to look at a lesson two years from now
suppose I finish, do the lessons get locked
will my account be closed at the end
can I revise everything before an interview
ek saal baad bhi khulega kya
kya lessons hamesha ke liye hai
baad me dobara padh sakte hai kya
3 mahine baad access band ho jayega kya
is there a time after which I cannot open it
does the material stay mine
can I go through the course two times
how many times may I repeat a lesson
do I keep what I paid for
can I take the lessons again without paying
do old students still get in
will new lessons be added for those who bought earlier
is it mine for ever once I pay
until when may I use the material
can I still see the lessons after I get my certificate
if I stop for a year is my access gone
kitne saal tak dekh sakte hai
purane lessons wapas khol sakte hai
will the lessons be open to me after two years
can I revisit the first week after I finish
kya lessons baad me bhi khulenge
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
do you help students find work
will somebody help me with job hunting
what are my chances to be hired after this
can a housewife earn from home after this
would an it firm take me with this
my son finished college and has no job, will this help him
do you send our profiles to recruiters
can I work as a web developer after the three months
which roles can I apply for afterwards
naukri dilwate ho kya
naukri ki guarantee hai kya
iske baad kitna kama sakte hai
kya iske baad freelancing kar sakta hu
job ke liye help karoge
course karke kaunsi job milegi
interview ki taiyari karwate ho kya
placement ka kya scene hai
is there anyone who got hired after it
will it be enough for a junior developer post
how will this help me switch from bpo to it
can I leave my call centre job after this
is there on the job training
do companies come to hire your students
do you arrange interviews
what do you do for our placement
what if I do not get any job after it
do you take responsibility for a job
will I be ready to work in a startup
can I start my own freelance business with these skills
does it help in getting a promotion
can it help me to get a remote job
how does this help my career as a tester
kya internship dilwate ho
do u give job
any job help after this
expected package after completion
what position would I be fit for
do employers value the projects
will you help me find employment
kya aap naukri dilaoge
what are the chances of getting placed
do you help with getting placed
can I get hired as a fresher with this
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
what if I cannot follow a lesson at all
to whom should I turn if I do not understand python
my daughter gets stuck easily, who helps her
suppose my program shows an error at night, who will help
how do I get my doubts cleared
kuch samajh na aaye to kisse puchu
beech me atak jau to
doubts kaise solve hote hai
error aaya to kaun batayega
kya doubt puchne ki koi limit hai
kya raat ko bhi doubt puch sakte hai
is there anyone to ask while I do the tasks
do I have to solve all problems myself
how fast do I get help when I am blocked
is help given on chat or on a call
who will explain a task that I do not get
can I send a screenshot of my error to someone
what if my doubts are very basic
will silly questions be answered
is there a place to post doubts
do you help after class hours
will I be left alone with the material
do you give help with setting up python
if my website does not deploy will you help me
what assistance do students have during these months
can I get extra explanation on a topic
koi madad karne wala hoga kya
help only on weekdays or all days
guidance milegi kya doubts me
if I have an error in my code who helps
agar code me error aaye to kaun madad karega
whom to ask when the code fails
doubts ka kya hoga
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
is there somebody assigned to me
will I get one person to guide me throughout
can I have a private call with the teacher
do you watch how my son is doing
kya mujhe akele time milega teacher ke saath
mentor se kaise baat hogi
koi mera code check karega kya
ek ek student pe dhyan dete ho
har student ko mentor milta hai kya
who tells me whether my code is good
does a human check my tasks
does anyone look over the projects I submit
will I get feedback on my projects
how long is a mentoring session
are the mentoring calls weekly
how do I book the mentor
will the mentor push me when I get lazy
can I discuss my career with the mentor
do I get a coach
can I ask for a different mentor
is guidance personal or in a group
is there hand holding for weak students
can the mentor look at my screen
can I meet my mentor every week
someone to guide me one on one
are mentor sessions on phone or video
does a mentor come with the cheapest phase
will I have my own guide
does somebody go through my code personally
koi mere saath baith ke samjhayega kya
personal teacher milega kya
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
can I get to know others who learn here
is there a chat where learners talk
would I be able to discuss tasks with fellow students
I do not want to learn alone, are there others
aur students se baat kar sakte hai kya
dusre bachho se kaise milenge
koi telegram ya whatsapp group me add karoge
group me kitne log hai
doston ke saath padh sakte hai kya group me
how do learners talk to each other
are there study groups
can I post in the student chat
where do the students hang out
is the chat with others open all day
who else is in the student chat
is there a forum for students
do old students stay in the group
can I share my project with other students
is there an alumni group
can I get a project partner
is there any place where students chat together
can students talk among themselves
where do learners discuss things
is there a common chat for all students
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
roughly how many people took it till now
how many joined last year
what is the strength of one batch
how many children study with you at present
abhi tak kitne logo ne kiya hai
ek batch me kitne bachhe hote hai
total kitne student hai aapke
do many people take this
is it a small group or a big crowd
how many have you trained so far
how many girls and boys have joined
since the beginning how many students have you had
am I the first student
how many persons have enrolled till date
how many have signed up
kitne logo ne enroll kiya hai
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
has anybody really learnt something from this
what do those who finished it say
are people satisfied with it
can I see comments of earlier students
how do I know that you are not cheating
is this a real institute or some fraud
sach me sikhate ho ya paise leke bhaag jaoge
kya ye asli hai
log khush hai kya is course se
feedback kaisa hai students ka
kitne star mile hai
is this for real
are you people genuine
why should I believe you
my parents think it is fake, how can I prove it is not
how reliable are you
did students complain
was anyone unhappy with it
how do former learners rate it
any video reviews of students
can you give me the opinion of a past student
is the quality good
do people recommend it
how satisfied are the students
is it value for money according to students
what do the ratings look like out of five
kya bharosa kar sakte hai aap par
achha hai ya bekar
show me some feedback
what opinion do earlier learners have
do former students speak well of it
is the course any good
kya ye course genuine hai
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
I can get all this free on the internet, so why here
what is the plus point of learning with you
why is this better than watching tutorials
what does it have that a coaching centre does not
there are hundreds of courses, why pick yours
my friend says youtube is enough, what do you say
aapme aisa kya hai jo dusro me nahi
youtube se seekh lu to kya farak padega
dusre institute se behtar kyun
ye course kyun karu
iski khasiyat kya hai
main point kya hai jo alag hai
how do you beat the big platforms
why would a parent prefer this
what is the advantage over a university degree course
in what respect is it unlike other bootcamps
give me a reason to buy
why so cheap compared with others
how come it costs so little
is there something special about your method
why not just use chatgpt and learn by myself
why not learn by myself from books
what would I miss if I went elsewhere
what is the selling point
is it better than a college diploma
how are you unlike an offline institute
why should somebody who has udemy courses take this
aap dusro se alag kaise ho
in what way are you different
what is better here than elsewhere
dusre platform se kaise alag hai
compared to other institutes how are you
`,
} as const;
