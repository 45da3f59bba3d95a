/** What is taught, in which order, for how long. */
export const planExamples = {
  syllabus: `
what will I learn
what is the syllabus
show me the curriculum
what do you teach
what topics are covered
course content
course outline
tell me about this course
what is this course about
give me an overview of the course
what all will be taught
what subjects are there
course details
full details please
kya kya sikhaya jayega
kya sikhaoge
isme kya kya hai
syllabus batao
course me kya kya hai
ye course kis bare me hai
kya padhaya jata hai
what skills will I gain
what will we study in three months
explain the whole plan in short
roadmap
learning path
what does the programme cover
can I see the full plan
is there a brochure
can you send the syllabus pdf
list of topics
contents
chapters list
what is in the course
what things will my kid learn here
details chahiye course ki
course info
information about course
more info pls
summary of the course
what will I be studying day by day
what are the main topics
I want to know about the course
tell me everything you teach
could you list what I will be studying
what is all this about
what is this programme
what is taught here
what exactly do you teach
just give me an idea of what is inside
I want to see the day by day plan
what can I learn from you
what topics does a student go through
kya kya topics hai
is course me kya sikhne ko milega
padhai kis cheez ki hai
course ki puri jankari do
mujhe course ke bare me batao
my son is interested, what will he learn
please explain the course content
what are the learning topics
what do you cover in 58 days
what are all the things covered
kya seekhunga main
short summary
what kind of course is it
is it a coding course
what is 58 days
wat will i learn
kya kya padhna hai
tell abt course
abt the course
what do we do in this course
is it about python
isme kya sikhate ho
fees bhi batao aur syllabus bhi
what all things are in there
give me the gist of the course
what is the course made of
what knowledge will I gain
what would my daughter come out knowing, topic wise
suppose I join, what do I study from start to finish
in one line what do you teach
beta kya kya sikhega isme
aap log sikhate kya ho exactly
pura syllabus kahan dekhu
where can I see everything that is taught
mere bete ke liye puchna tha, course me kya padhayenge
we are a school, could you share what the course contains
I read your page but did not get it, what do you actually teach
is there a written plan of all the lessons
topic wise list chahiye
need syllabus copy
main points of the curriculum
what will I be learning over the three months
just tell what I will learn
how is the content, what all is inside
aapke course me kya special topics hai
what is the subject matter
hame kya kya seekhne milega yaha
what will be taught to me as a college student
in short kya kya aata hai course me
what would a student know at the end, list of topics
which skills are taught here
I have no idea what this is, explain the course
`,
  technologies: `
which technologies are covered
which programming languages do you teach
what languages and frameworks will I learn
tech stack
what is the stack
which coding languages
kaunsi language sikhayenge
kaun kaun si programming language hai
which frameworks
what tech will I use
how many programming languages are taught
which libraries do you use
frontend and backend technologies
is it full stack
which full stack do you teach
name the technologies
which language do we start with
what tools and languages does the stack have
mern or what
technologies?
web development sikhate ho kya
do you teach web development
is full stack development covered
coding languages list
which computer languages are there
what will I code in
which languages will my child learn to code in
is it only python or something more
backend me kya sikhate hai
which frontend framework do you use
front end and back end both?
coding ki kaunsi language
name of programming languages
languages?
do you do full stack
full stack sikhaoge kya
is web dev there
which language will my son code in
is it only one programming language
what do students write code in
front end side me kya use hota hai
kaun kaun si technology aati hai isme
list of languages and libraries please
how many coding languages would I know
is your stack modern
which technologies does a student touch in three months
stack kya hai course ka
web development ka course hai kya
do you make full stack developers
is it full stack or only front end
which programming languages should I expect
my college asks which technologies the course has
new technologies or old ones
latest technology sikhate ho kya
are the technologies up to date
kitni languages sikhayi jati hai coding ki
name the main languages and frameworks used
which frameworks would I be comfortable with
do you follow the mern stack
`,
  topic: `
is python taught
do you teach react
is docker included in the course
does the course cover databases
will I learn javascript
which day covers web security
on which day is docker
when do we learn react
which week introduces node
in which phase is web scraping
which month has the bots
react kab sikhayenge
python kis din hai
docker sikhaoge kya
is java covered
do you teach c++
is machine learning part of the syllabus
is there anything on data science
does it include dsa
flutter sikhate ho
is aws in the course
do you cover mongodb
will there be android development
how many days of python are there
how many days do you spend on javascript
is git taught in phase 1
does the beginner phase include react
is sql part of the intermediate phase
react and node both taught?
python aur javascript dono hai kya
is there a lesson on flexbox
any chapter on dictionaries
what about error handling
what about docker
what about kubernetes
do we learn to write automated tests
do we learn api development
will I learn to make a discord bot
I want to learn bots, is it there
I want to learn ai, will you teach me
is there anything on password hashing
how deep do you go into css
how much python is there
is prompt engineering taught
do you teach chatgpt
when does html start
is node before react
what comes after python
what do we do after javascript
python first or javascript first
which topics come before react
where in the plan is the cv written
will we make a resume
is there a session on linkedin
command line covered?
git
python
docker day
react days
html css
web scraping?
typescript?
bot banana sikhayenge
ai kab padhayenge
will I learn how to build websites
does it teach hacking or security
is cyber security there
is there cloud computing
do you teach excel
is photoshop included
I heard you teach mcp servers, on which days
which day do we build the calculator
when is the to-do list project made
where do we make the weather page
which days are about tests
is oop covered
will you cover loops properly
is there an ai part
generative ai topics?
do I learn sql or nosql
which database do you teach
will I learn backend
frontend taught?
is app development there
can I learn only python here
is javascript hard in your course
do you go through git merge conflicts
what is covered about security
on what day will my kid write loops
I want to know when the quiz page gets built
when do we make the number game
which day is the contact book
in which week do we make the expense tracker
what day is for the profile page
is there a day for writing a cv
day for linkedin
does the intermediate month have api work
does month 2 teach databases
is python also in month 3
is docker in the second phase
javascript kis phase me hai
do we touch cyber security at all
do you also teach prompt writing
will you show us how to use ai tools for coding
do you cover ai coding assistants
how many chat bots do we create
how many bots will I build
what exactly is built in the bot part
can I learn to make telegram bots
will I be able to make my own ai bot
will I learn to make an ai
is chatgpt taught
python kitne din
kitne din react
how many days go to html and css
how long is the python part
how many days on docker
is the terminal explained
linux commands?
is there anything about apis
rest api sikhayenge
is testing covered
do you teach unit testing
can I learn web scraping here
is scraping taught and when
scraping kab
git github sikhaya jata hai
is version control part of it
I want to learn django, do you have it
is angular there
next js?
is kotlin taught
do you have data analysis
power bi sikhate ho kya
are algorithms covered
dsa hai kya isme
is leetcode practice included
no java?
is c language taught in this
php sikhaoge
what about typescript and next
is ui design part of the plan
ui ux hai
is there anything for game development
can I learn app making here
mobile apps banana sikhaoge
is cloud covered
is ethical hacking there
will there be a chapter on functions
decorators covered?
which day has async await
first react then node?
is node covered before react
do we start with html or python
what do we learn first
which topic comes first
python ke baad kya aayega
what follows css
is sql before javascript
when do we reach the ai part
how early do we start with code hosting
when is the first deployment
where does logging come
do you teach how to fix errors
kya sirf python seekh sakta hu
mujhe sirf web scraping seekhni hai
I only care about ai, is there enough of it
how advanced does the python get
will docker be difficult
is there sql practice
flexbox?
loops
mcp on which day
bots?
docker n kubernetes
html
js
api
docker is there or not
react hai ya nahi
java hai ya nahi isme
python part kab aata hai
is there some kubernetes too
css covered na
will we get to docker at all
is sql included, I am scared of it
command line included?
is html css included
javascript bhi hai kya
do you have react native
have you got anything on apis
do I get to learn git
how about machine learning
and data structures?
is the ai part big
which portion is on databases
docker wala part kab hai
react wala topic kis week me
can you tell which days are python
list the days of javascript
when exactly is react taught
how many times does python come
where does sql come in
at which point do we do apis
is security taught at the end
which day we make the todo list
which day do we build the bill splitter
when will I make the reminder bot
in which phase is the bookshop made
which day has the calculator program
on which day do I write my first program
when do I write my first website
when do we put the first page online
which day is about imports
will I study decorators and generators
c++ sikhna hai milega kya
I am looking for an aws course, do you have it
I need android, is it part of this
my son wants to make games, is it taught
wordpress?
figma sikhaoge
is seo covered
any networking topics
computer vision part of it?
is excel taught here
power bi or tableau?
will they teach me chatgpt properly
using ai to code, is it covered
vibe coding sikhate ho
is copilot usage shown
how is ai used in the course
is sql injection explained in the course
will I understand git after this
can I learn react without javascript here
do you teach react hooks
how in depth is node
does the course include github actions
is ci cd there
is there oop in python
does it go up to advanced python
how much of the course is python
do you do logging
what about writing tests
is responsive design there
does phase 2 have docker
is mcp in phase 3 only
does month 1 include javascript
will I get to know how websites get hacked
do you show how to protect a website
is there something about safe passwords
will I learn how to talk to ai properly
do you explain how the terminal works
will I understand databases
can I make my own server after this
will I know how to store data
does it cover making a page look good on mobile
is there design of web pages
do you teach how to build forms
will we use an api of somebody else
do I learn to read error messages
how do you teach loops, on which day
what will I build with docker
do we publish our code somewhere
do we use git daily
does anything about containers come
is asynchronous code explained
what's taught about bots
how many mcp servers do we write
are there lessons on open source
do you teach how to write a cv
is linkedin profile part of it
what's the very first topic
what's the very last topic
which language comes first
how soon do we start real coding
is python taught from zero
my interest is databases, how much of it is there
my interest is ai, how much of the course is on that
I mostly care about security, how much time is given to it
I am into bots, is there a good amount of it
how much weight does react get
what share of the days is javascript
is there more python or more javascript
which gets more days, react or node
is python more than html in this course
when will I first write javascript
when will I first touch a database
when will I first use an ai assistant
when will I first put code on github
when will my son first open the terminal
how late does docker come
how many days before we see react
after how many days does html start
kitne din baad react shuru hota hai
python ke kitne din baad javascript aata hai
does the second month touch security
does the first month touch databases
does the third month still have python
is there any ai in the first month
does month 3 go back to react
does the middle month have any html
pehle mahine me git aata hai kya
dusre mahine me ai hai kya
teesre mahine me react bhi hai
is git taught or assumed
is html taught or should I know it already
is javascript taught from scratch or assumed
is the command line assumed or explained
do you assume I know sql or is it taught
do you expect us to know git beforehand or is it covered
python aani chahiye ya sikhaoge
how deep does the sql go
how deep is the security portion
how deep do you go into docker
only basics of react or deep
is the javascript only basic level
css basic hi hai ya advanced bhi
how detailed is the api part
is the ai content just an introduction
do you only touch docker or do it properly
to what level is node taught
does the python go beyond the basics
which week is git
which week is docker in
which week do the bots come
which week has sql
docker konse week me hai
mcp kaunse din se start hai
bots kis mahine me banate hai
on what date of the plan is scraping
tell me the day number for flexbox
the python part, which days is it
the ai one, when do we do that
the part where we make bots, when is it
the part about databases, is it long
the html wala hissa kitna bada hai
security wala portion kab aata hai
where you talk to chatgpt properly, is that a lesson
learning to save my code online, when is that
collecting data from websites automatically, do you teach that
making pages that fit a phone screen, is it covered
keeping passwords safe, is it part of the lessons
pulling data from other websites, kab sikhate ho
storing user data in tables, is that taught
apna khud ka bot banana kab sikhenge
chatgpt jaisa kuch banana sikhaoge
can my kid learn to make a chatbot like chatgpt here
I run a shop and want a bot for it, will the course show me how to make one
as a teacher I need html only, how many days is it
I work in support and need sql, do you cover it
my manager wants me to learn docker, do you have that
I already know css, is there more than the basics
my college does not teach git, do you
I am weak in loops, is there enough time on them
I want to know whether react is part of it
I want to know if you cover node
please check if web scraping is in the plan
suppose I want to learn only apis, is it there
what if I want to learn java too
do you plan to add java
is there any java at all
c or c++ bhi aata hai kya isme
machine learning bhi padhate ho ya nahi
data science ka kuch hai isme
will data science be touched
is android or ios development taught
does it have flask or django
does it go into kubernetes
any devops in it
is aws touched anywhere
is there dsa for interviews
no dsa?
ml nahi hai kya
is blockchain anywhere in it
I was hoping for ui ux, anything
does the course contain video editing
excel bhi hai kya isme
digital marketing bhi sikhate ho
is there typescript in the react part
next js bhi padhaoge kya
html css js teeno hai na
react node dono cover hote hai na
is it html first and then css
which is taught earlier, git or python
what comes just before docker
what comes right after react
node ke baad kya hai
react se pehle kya padhate hai
css ke baad kya start hota hai
before bots what do we learn
is security after bots
are apis before databases or after
do you teach sql before or after node
how soon will she be making web pages
how early is ai introduced
is ai used from the start
from which day is ai used
is prompt engineering on more than one day
how many lessons on prompts
how many sessions on security
security ke kitne din hai
database pe kitne din milte hai
git par kitna time dete ho
react ke liye kitne din diye hai
how much time is given to apis
number of days for bots
total days on react and node
does deployment get its own day
is there a full day for docker
one day or more for web scraping
is one day enough for docker in your plan
is there revision of python later
do we come back to python in a later phase
does javascript come again later
is git used all along or only once
is there any lesson about ai models
will we connect to an ai model by code
any lesson on making a resume
resume banwate ho kya course me
is linkedin help part of the lessons
which day is linkedin
does the course talk about licences of open source
do you show contributing to open source
pull request karna sikhaoge
are branches and merging covered
is there anything on file handling
csv ka kaam aata hai kya
is http explained
is there anything about dns and domains
is bash part of it
is there something on webhooks
sql hai?
git kab
ai part?
node week
mcp kis week
bots how many days
js kitna hai
css days
api testing?
scraping legal part taught?
react ka level kya hai
kya isme backend aata hai
backend kis phase me start hota hai
frontend pehle ya backend pehle
is there a lot of css
how big is the html part
is the python part long enough for a beginner
are two chat bots made or one
what are the bots about
which bot is made first
when do we make the guessing game
in which week does he build a quiz
when is the book catalogue made
which day is the guest book
when would I build my first bot
when is my first react page
first api kab banayenge
pehla bot kab banta hai
pehli website kis din banegi
pehla program kab likhenge
when would my daughter make her first web page
`,
  phase: `
what is in the beginner phase
what do I learn in month 2
tell me about the advanced phase
what happens in the third month
phase 1 syllabus
intermediate phase contents
what is covered in phase 3
phase 2 me kya hai
pehle mahine me kya hoga
teesre phase me kya padhayenge
overview of the first month
difference between beginner and intermediate phase
beginner phase
advanced
intermediate
basic phase details
compare phase 1 and phase 2
how is phase 2 different from phase 1
what is special in the advanced phase
which topics come in the middle phase
explain the last phase
what will I be able to do after phase 1
what do we make in the second phase
topics of month 1
advanced phase kya hai
the first phase is about what
what should I expect in the intermediate month
phase two curriculum
content of the last month
what is month three about
what do people learn in the intermediate part
beginner me kya kya hai
dusre mahine me kya padhna hai
last phase ka syllabus
intermediate phase topics
how do the phases differ
difference between phase 2 and phase 3
what is the difference between basic and advanced
does the first phase have enough content
is phase 3 all about ai
please explain what happens in the middle phase
give me the outline of the third month
what will I know after the second month
tell me phase 1
month 2?
what is phase 2
what is the point of the first phase
which things get added in phase 2
what new things come in the third phase
what is the focus of the middle phase
what does the last month teach
the beginner part contains what
advanced wale phase me kya naya hai
intermediate me kya kya padhna padta hai
pehla phase me kya milta hai seekhne ko
second mahine ka syllabus bhejo
phase 3 ka content kya hai
beginner aur intermediate me kya farak hai
phase 1 vs phase 3
intermediate or advanced, what is the difference
how does month 3 differ from month 1
in what way is the advanced phase beyond the intermediate one
give me one line on each of the first two phases
what would my son know after the beginner phase
where do I stand after phase 2
phase 1 ke baad mujhe kya kya aayega
what is left for month 3 after month 2
is phase 2 mostly coding for websites
I finished phase 1 elsewhere, what does phase 2 bring
tell me what the second month is like
my friend is in the intermediate phase, what does he do there
last month ka plan
month one topics please
details of level 2
what does level 3 have
contents of part 1
is the beginner phase really for learning to code
what are the highlights of the advanced phase
phase 2 mein kya seekhunga
`,
  day: `
what do I do on day 5
what is taught on day 23
day 45
what happens on the first day
what is planned for the last day
tell me about day twenty
day 10 me kya hai
what comes after day 42
which topic is on day 30
tasks of day 12
din 3 ka kaam
what will we do on the 15th day
day 1 to day 3
show me day 58
what is the plan for day 7
on day 16 what do we learn
day no 33
pehle din kya hoga
what does day one look like
final day
what's covered between day 22 and day 42
tell me about day fifty two
what is scheduled on day 36
what's on for day 19
what are the three tasks on day 8
day 25 kya hai
20th day
what do students do on day 40
day 13 and day 14
how does day 1 go
show the lesson for day 6
last day me kya hota hai
what if I am on day 9, what comes
is day 4 a test
what's the very last thing we do in the course
what is the first thing we do
what happens on the final day
what do I do right at the start
which lesson is on the 27th day
what is on the very first day
what should my son do on day 2
day 17 pe kya padhenge
aaj mera day 11 hai, kya karna hai
I am at day 26, what is today's work
on the 50th day what do we do
which lesson do I have on day 37
kal mera day 30 hai
what about day 44
and day 9?
what comes the day after day 20
day 21 tasks please
what happens in the middle, say day 29
58th day pe kya hota hai
aakhri din kya hota hai
what does one do on day 18
is day 15 an exam
what will we be doing by day 35
what does the student do on the opening day
can you read me the plan of day 39
day 1 kya karna hai
day 54 to day 56
how is the starting day, what do we set up
what is the lesson title of day 47
do we code on day 1 itself
`,
  week: `
what is in week 5
week 2
which project do we build in week 6
what do we do in the first week
topics of week 8
week 3 me kya hai
tell me about week seven
what comes in the last week
plan for the second week
first week syllabus
pehle hafte me kya hoga
what will I make in week four
week 1 details
what do weeks 7 and 8 look like
could you list what I'd be making during week three
what topics come in week eight
which project comes in the second week
week 6 projects
third week
what is the theme of week 4
in week 1 what happens
what topics does the 4th week have
fourth week topics
what shall I be able to do in week six
what is done during the 5th week
what will my daughter do in her first week
week 5 mein kya banayenge
what is week eight about
what is made in week 2
dusre hafte me kya sikhenge
aakhri hafte me kya hota hai
3rd week plan
does week 4 have any project
topics for the sixth week
what would I finish in week one
I am entering week 7, what comes
how does the first week look for a newcomer
week 6 kaisa hai
which things do we study in week 3
last week syllabus
what do I build in week 1
what is the title of week 5
weeks 3 and 4
what happens in the fifth week of the plan
what do you do with us in week two
`,
  duration: `
how long is the course
what is the duration
how many days is it
how many months will it take
how many weeks
how long does the course run
how long does phase 2 take
how many days in the beginner phase
duration of the advanced phase
how long would it take if I skip the first phase
how many days for beginner plus advanced
course kitne din ka hai
kitne mahine lagenge
kitne din me khatam hoga
kitna time lagega pura karne me
phase 1 kitne din ka hai
when will I finish
total length of the training
time period of the course
how much time to complete the course
how fast can I finish
can I finish in one month
can it be completed in 30 days
can I complete it sooner if I study more
which phase is the longest
which phase has the fewest days
course length
how many days left if I start at intermediate
if I join today when will it be over
is it really 58 days
58 days means 2 months or 3 months
how many days in total
duration?
weeks
time taken
will it be over before my college starts
how long till I complete everything
kab tak complete ho jayega
is three months enough
does each phase last a month
how many weeks is the full thing
how much time before I am done with all three phases
how many days does it take to finish phase 3
will it take longer than three months
what is the time frame
how many months for the complete bundle
how soon can I finish if I rush
if I start today by when am I done
can I finish the beginner phase in two weeks
total days for phase 1 and 3
how many days in month 1 and month 2 combined
is it a 3 month course
3 mahine ka hai kya
kitne hafte ka course hai
poora hone me kitna samay
when does the course end
when is it over
span of the course
how big is the course
is it a short course
is it a long term course
how many days is the shortest phase
from start to end how long
kitne din chalega
is it 58 days straight
58 din me ho jayega kya
does month 3 start at day 43
from which day does phase 2 start
month 3 starts from which day
which days belong to the intermediate phase
phase 1 ends on which day
how many days would the bots phase take
for how long will my son be studying
in how many months is my daughter through
suppose I begin on the first of june, when do I end
if I start in january will I be done by april
will I be through before my semester begins
summer vacation me complete ho jayega kya
can it be done within the summer holidays
two month vacation is enough or not
how many days if I leave out the beginner phase
if I skip month 1 how many days remain
only phase 2 and 3, how many days is that
phase 3 kitne dino ka hai
beginner phase kitne hafte chalta hai
how long is each phase
are all the phases of the same length
which month has the most days
is the third phase shorter than the first
from day what to day what is month 2
on which day does the advanced phase begin
when does the beginner phase get over
58 days or 90 days, which is it
you say three months but also 58 days, how come
is it 3 months or 2 months
will 40 days be enough
can I wrap it up in a month
can I complete in 20 days if I study full day
kam se kam kitne din lagenge
jyada se jyada kitne mahine
at the latest when will I be finished
how long does a normal student take
a working person takes how many months
ek mahine me ho sakta hai kya
aadha course kitne din me hota hai
pura hone me 3 mahine lagte hai kya
is it a six month course
how long is this whole thing going to take me
length of month 2
days in phase 1
total duration of all the phases
course ki avdhi kya hai
how many days of study altogether
`,
  hours: `
how many hours a day
how much time do I need every day
daily time commitment
hours per week
how many hours a week should I plan
roz kitna time dena padega
kitne ghante padhna hoga
din me kitne ghante
how much should I study daily
how long is each day's lesson
time per day in phase 2
hours a day in the advanced phase
daily hours of the intermediate phase
is one hour a day enough
I can give only 1 hour daily
will 30 minutes a day do
how much time does one day take
study hours
workload
how heavy is the workload
how much effort is needed
how many hours on weekends
per day kitna time
minimum hours
how long do I sit each day
how long are the daily tasks
how much time should my daughter spend on it each evening
time required daily
hrs per day
ghante
is 2 hours daily ok
do I need to study the whole day
I work 9 to 6 in an office, how many hours would I have to give
how many hours would my son sit every day
what is the daily load
how demanding is it per day
in a day how much should one study
every day how many hours are needed
is half an hour enough each day
roughly what is the daily commitment in the second phase
time needed per day for phase 3
ek din me kitna padhna padega
roz ka kitna time chahiye
daily kitne ghante dene honge
how long does a day's lesson take to finish
how much time per week
do I need more than 3 hours a day
how many minutes a day
what study time do you recommend
weekly effort
which month is the heaviest in hours
is the advanced phase heavier than the first
is the load the same in all three months
how many hours does one day's work take
ek din ka kaam kitne ghante ka hota hai
is it more than two hours some days
how much of my evening will it take
can I do with less than two hours
what amount of time do I set aside
I have two small kids, how many hours must I find
how much time should a college student keep for it daily
after office I get 90 minutes, is that enough
is 45 minutes a day fine
can it be done in one hour daily
ek ghanta roz kaafi hai kya
do ghante roz de sakta hu, chalega
subah 1 ghanta aur raat ko 1 ghanta, theek hai
kitni der baithna padega roz
roz kitni der ka kaam hai
how long would my son be at the computer each day
is it heavy for a school child per day
how many hours does a day's lesson need in month 3
do the hours go up in later phases
does the daily time increase later
does it get heavier in the last month
first month ke liye daily kitna time
phase 2 me roz kitne ghante
advanced me daily time zyada lagta hai kya
is it three hours every single day
what if I give five hours a day
can I give less time on weekdays and more on sunday, how many hours in a week
weekly kitne ghante
hours per week for a working person
how much time do the three tasks take
approx time for one lesson
time per lesson
daily time
how time consuming is it per day
do you expect 4 hours a day
daily commitment for a housewife
`,
  totalHours: `
how many hours is the whole course in total
total hours
how many hours altogether
total study hours of the course
in all how many hours of learning
kul kitne ghante ka course hai
how many hours of work in three phases together
overall hours needed to finish
how many hours of content
total number of hours
how many hours would I have studied by the end
sum of all the hours
if I add up all days how many hours is it
total learning hours for my certificate file
my college wants the total number of study hours
credit hours of the full course
pure course me kitne ghante lagte hai
hours of all three months together
overall how many hours of work is it
how many hours of training in total
`,
  pace: `
can I learn at my own pace
what if I miss a day
can I take a break
can I do it alongside college
can I manage it with a full time job
I work night shifts, can I do this
I have exams next month what then
what happens if I skip some days
can I go slower
can I go faster than one day per day
is it self paced
is there a deadline
are there fixed timings
do I have to study every day
only weekends free, is that possible
I can study only on sunday
job ke saath ho jayega
college ke saath kar sakte hai
miss ho gaya to kya hoga
ek din chhut gaya to
can I pause the course
I will be travelling for two weeks
can I catch up if I fall behind
what if I cannot finish in time
what if it takes me longer than 58 days
flexible timing?
my son has school till 4, can he do it in the evening
I have a baby at home and little time
is it flexible for working people
can I study at night
can I continue later from where I stopped
what if I fall ill
I am preparing for another exam at the same time
busy schedule
will I be thrown out if I am late
can I do two days in one day
do I have to finish each day on that day
time nahi milta to kya kare
office ke baad kar sakta hu
can I resume after a gap
semester exams ke time kya hoga
are holidays given
I study in college till 5, will I manage
I have a shop to run, can I still do it
can a busy mother do it
what if there is a festival and I skip a few days
I can spare only weekends
if I am ill for a week do I lose the course
can I stop for a month and come back
two weeks gap ho gaya to
is there a time limit to finish
by when must I complete it
are there any strict deadlines
do you cancel my place if I am slow
no time on weekdays
can I study at 5 in the morning
at what time do I have to study
when should I study, morning or night
is the timing flexible
can I set my own schedule
apni speed se kar sakte hai
dheere dheere seekh sakta hu
board exams ke saath ho payega
shift job hai, kaise karu
I am a slow learner with a job
can I do more than one day at a time
can I go ahead faster
what if I get behind the others
fixed timing hai classes ki ya apne hisaab se
apne time pe kar sakte hai kya
kya roz aana zaroori hai
is daily attendance compulsory
do you take attendance
beech me gap ho jaye to
mujhe sirf raat ko time milta hai
paper chal rahe hai baad me continue kar sakta hu
what if my work gets busy
is it ok if I do it slowly over six months
can I stretch it over a year
i am busy wid job can i do it
wat if i miss some days
do I have to be regular
I run a shop till 9 pm, would I still find time for this
would I find time for it beside my work
my working hours are odd, does it matter
I come home late from office every day
do I get enough time between two days
will it clash with my school
my tuition ends at 8, is that too late
is it doable with a small child at home
do you mind if I pause for my wedding
we are going on a trip in may, what about the lessons
can the course wait for me
is everyone at the same speed
do I have to keep up with a batch
I am irregular, will it still work
my brother is lazy, can he do it in four months
what if I need more than a day for a lesson
if my exams come in between, can I stop and go on later
my boards are in march, can I pause till then
I get only saturday and sunday, will that do
what happens when I am three weeks behind
what if I skip diwali week
chhutti le sakte hai kya beech me
is there a break between the phases
do you give any holidays or off days
sunday ko bhi padhna padta hai kya
are sundays off for students
do I get weekly offs
how do I catch up after missing five days
can I make up for lost days
pichhe reh gaya to kaise cover karu
lagatar 58 din karna zaroori hai kya
is it necessary to do it 58 days in a row
can I do day 1 today and day 2 next week
can I finish three days in one sunday
ek din me do din ka kaam kar sakta hu kya
jaldi khatam karna ho to aage badh sakta hu
my learning is slow, will anyone rush me
dheere seekhne walon ke liye theek hai kya
do lessons lock if I do not finish in time
do I get extra time if I am late
is there any penalty for being late
I have a newborn, can I take long gaps
my shift changes every week, is it okay
I travel for work a lot
main raat ko 12 baje ke baad hi padh sakti hu
subah 4 baje padh sakta hu kya
teaching job ke saath manage ho jayega
b.tech ke saath saath kar sakte hai kya
my son is in boarding school and gets only weekends
will it disturb my college studies
will it affect my school studies
kya ye padhai ke saath ho sakta hai
can a housewife do it between household work
is there a particular time I must log in
do I need to be there at a set hour
can I slow down in the advanced phase
can I spend two days on one day's lesson
is it a problem if one phase takes me two months
can I take a month off after phase 1
phase 1 ke baad gap le sakta hu
will I be left behind if others are faster
time table kya follow karna padega
does the plan wait if I am ill
`,
  structure: `
how many phases are there
how is the course structured
how is the course divided
what are the three phases
names of the phases
kitne phase hai
how does the course work
how does it work
what is the format of the course
how is it organised
how many parts does it have
how many levels
explain how learning works here
what are the stages
how many months are there
course structure
how will the classes go
how do you run this course
how does the learning happen
what does the course look like
kaise chalta hai ye course
course kaise hota hai
how is the course split up
into how many parts is it divided
what does the learning path look like month by month
tell me what the three phases are
what is the plan of the three months
how do the three months go
phase list
kitne level hai
how are the days organised
what happens in each phase in short
is it divided in levels
walk me through how it works
how will my child be taught
kaise padhaya jata hai
what is your teaching method
in which order do the phases come
what is the order of the three phases
which phase comes first
pehle kaunsa phase hota hai
how is the course laid out
58 days are divided how
is it phase wise or all at once
is it taught day by day
what is the setup of the course, how do things proceed
mera beta kaise padhega isme, process kya hai
how would I actually study here
once I am in, how does the learning go
explain me the working of the course
course ka structure samjhao
three phases matlab kya
what do you mean by phases
what are the levels called
how do you take a person from zero to the end, step by step
what are the steps of the learning
padhane ka tareeka kya hai
how are students taught here
does each month have its own name
names of the three months
kitne hisse hai course ke
`,
  modules: `
how many modules are there
number of modules
modules
how many modules in the course
kitne modules hai
total modules
module count
how many lessons in all
how many units
how many chapters are there in total
count of modules
how many modules does each student finish
how much content is there
how many modules does the bundle have
total kitne chapter hai
how many lessons would my son do in all
exact count of the modules
kitne lessons hai total
how many topics altogether
number of units in the syllabus
modules kitne h
is it more than 50 modules
how many sections does the course contain
total lessons count
how large is the content, how many modules
`,
  tests: `
are there exams
is there a final exam
how many tests are there
do I have to pass a test
what happens if I fail the test
is there any quiz
how will I be evaluated
how is my progress checked
final assessment
exam hota hai kya
test dena padega kya
koi exam hai
are there mock tests
is there a viva
how do you grade
what are the passing marks
tests?
quizzes
assessment
on which days are the tests
when is the final test
do I get marks
will my child be tested
how do I know that I have learned it
are tests compulsory
can I retake the test
is there an entrance test
evaluation method
when the third phase ends is there a final exam
where is the assessment held in the plan
how is progress tested
will I have to give any exam
do I have to clear the test to go on
what if I score low in the test
can I fail this course
is there a certificate exam
exam kaisa hota hai
kitne test hote hai
is there a monthly test
do you check what we have learned
is there grading
are there any surprise tests
on what day is the last assessment
how many tests are there in the python part
when is the full python test
how many exams in phase 2
is there a test on react
are there exams in between
on which days do I have exams
is there an exam at the end of each phase
test kab kab hote hai
final exam kis din hai
will there be marks for the tests
is the final exam hard
what happens in the final assessment
what if I dont pass the final
is anything graded
will I be marked
how would I know if my son is doing well, any tests
as a parent can I see test results
is there a test every week
how often are we tested
har hafte test hota hai kya
kitni baar exam hota hai
phase ke end me exam hota hai kya
do I need to clear phase 1 test to go to phase 2
test pass hona zaroori hai kya
test me fail ho gaya to dobara de sakte hai kya
if I do badly in a test can I go on
can I give the test again
are the tests online
is the exam supervised
who checks the tests
do tests have multiple choice or coding
is it a written test or coding test
what type of questions are in the tests
is the test difficult for a new learner
can I skip the tests
I hate exams, do I have to sit one
is it without exams
no exams na
exam ke bina ho sakta hai kya
which days have a test
first test kab hai
when does my son have his first test
is there a test after python
test of the javascript part on which day
is there an exam on databases
how many tests in the first month
does phase 3 have tests in between
last me koi exam hota hai kya
what is the last exam like
final me kya karna hota hai, exam ya project
do we present something in the final assessment
what is asked in the final quiz
percentage needed to pass the test
minimum marks to pass
test me pass hone ke liye kitne number chahiye
marks milte hai kya
is there any revision test
what checks are there on learning
do you test before letting me move on
`,
  tasks: `
is there homework
how many tasks a day
what does a typical day look like
do we get assignments
are there practice exercises
daily tasks
what do I do each day
kya roz homework milega
assignment milte hai kya
how is one day organised
exercises?
is there practice work
how many exercises
do I have to submit assignments
daily routine of a student
what kind of work is given daily
practice questions milenge
is it theory or practice
practical or theoretical
how much practice is there
what's the timetable for one day
what do I have to do every day
how many exercises per day
is there any homework each day
do I get work to do at home
roz kya karna hota hai
will there be worksheets
is there anything to practise
do I write code every day
what does my son do on a normal day
what is one lesson made of
how many small tasks are in a day
three tasks daily means what
kitne task roz milte hai
roz ka kaam kya hota hai
do I only read or also write code
is it all reading or do I type code too
padhna zyada hai ya code karna
is it practical daily or only theory
do you give practice after each lesson
lesson ke baad practice milti hai kya
is homework given to children
do I have to hand in my work daily
who sees the exercises I do
is there coding every day
daily kya kya karna hota hai
describe one day of a learner
what would my day look like as a student
are exercises given with solutions
are assignments compulsory
assignment submit karna padta hai kya
how much of it is hands on exercise
are there small problems to solve daily
number of assignments
do I practise after reading
`,
  projects: `
what projects will I build
how many projects
which projects do we make
do I get to build real things
are there live projects
portfolio projects
can I show the projects to others
do I keep the code
do I own what I build
what apps will I make
what will I have built by the end
project kitne hai
kya kya banayenge
projects banwaoge kya
is there a final project
is there a capstone
mini projects
project based learning?
any real world project
name some projects
examples of projects
what can my son build after this
will I make a website
how many apps do we build
hands on or just videos
do we build anything for our portfolio
projects
number of projects
are the projects done alone or in a team
is it practical with projects
do I own the projects I make
total number of projects and modules
how many things will I make
tell me some of the projects
what kind of apps do students make
can I use the projects on my cv
does he get to make something of his own
kaunse projects banenge
real projects hai ya sirf theory
any big project at the end
what would I be able to show to others
is there group work
what will my portfolio look like
what are the projects in the advanced phase
which projects are in phase 2
what all will I make
do u make real apps
kuch banane ko milega kya
will he build something he can show in college
are projects given for practice
am I allowed to share the projects publicly
may I sell what I build
can I put the projects on github
are my projects private
do we make the projects from scratch
how big are the projects
do I need ideas of my own for the projects
what did students build
whats the coolest thing we make
by the end how many things will my son have made
what could I show at an interview from this course, which projects
will I have something to show to my college
does she make anything real or only exercises
asli project banate hai ya sirf practice
kitne project banenge total
kaun kaun se app banenge
projects ki list do
what is the first project
which is the final project
last project kya hai
what are the projects in the first month
beginner phase me kaunse project hai
advanced phase ke project batao
projects of month 2
how many projects per phase
are 30 projects really made
is it a project every week
do we make something every week
do I choose my own project
can I make my own idea as a project
apna idea pe project bana sakte hai kya
are they individual projects
who owns the code I write
code mera rahega kya
can I use the projects for my college submission
final year project ke liye use kar sakta hu kya
are the projects toy examples or useful ones
are they real world apps
what sort of things do people build here
what kind of websites would I make
koi badiya project hai kya
will I get a portfolio out of it
something for my portfolio?
how many apps can I put in my resume
do the projects go on my github profile
what did the last students make
which projects use ai
ai wale projects kaunse hai
are there web projects
do we make full apps with front and back end
`,
  deployment: `
will I learn to put my projects online
how do I make my website live
will my apps be on the internet
do you teach deployment
deploy karna sikhayenge
how will others see my project
can I publish my app
putting a site online
do we deploy our projects
will my project have a link that I can share
where will my projects be hosted
project online kaise hoga
go live
can my friends open the site I build
how will I submit my projects or put them online
can other people see my website
does the course show how to put a site online
website live kaise karte hai ye sikhaoge
will it run on the internet or only on my laptop
do you teach hosting a website
is deployment part of the course
how can I show my website to my parents
will my website run for everyone or only on my computer
apni website internet pe kaise dalunga, sikhaoge
kya website live karna sikhate ho
do I learn how to take a project live
how do students get their work on the web
will I get a link of my project to send on whatsapp
project ka link milega share karne ke liye
is publishing a website part of the lessons
I want my bakery site to be visible to customers, will I learn that
do we upload our sites somewhere
will the things I make be public
do I learn to launch what I build
will my bot keep running online
bot ko online chalana sikhaoge
does the course end with something live on the web
app banake online daalna sikhate ho
can people on the internet use my app
how many times do we deploy
in which phase do we put things online
making a site live, is it taught
is going live covered or just local
`,
  mcp: `
what is an mcp server
what is mcp
what does mcp stand for
model context protocol
mcp kya hota hai
explain mcp server
what is the model context protocol used for
mcp
mcp meaning
why should I learn mcp
mcp full form
can you explain the mcp thing on your page
what do you mean by mcp servers
what are mcps
whats an mcp
your page says mcp, what is that
mcp ka matlab kya hai
mcp server kya kaam karta hai
what is this mcp that you mention in phase 3
is mcp something to do with ai
never heard of mcp, what is it
what does an mcp server do
mcp ka full form kya hai
in simple words what is mcp
why is mcp useful
what is the use of an mcp server
mcp samjhao
what is meant by mcp server in the syllabus
`,
  outcome: `
what can I do after the course
what will I be able to build after finishing
what do I have at the end
what is the outcome
what comes after the course
course ke baad kya
iske baad kya kar sakte hai
what will I become
will I be able to make my own app
what level will I reach
will I be a developer at the end
how good will I be after 58 days
what skills will I have at the end
what next after I finish
end result
benefits of doing this course for my future
can I build my own startup idea after it
will I be able to code by myself
is 58 days enough to become a programmer
can I really learn coding in 3 months
what tech will I know by the end
what will I be capable of in the end
at the end of all this what do I get out of it
where will I stand after three months
will I become an expert
can I call myself a developer after this
course complete hone ke baad kya kar paunga
what is the use of this course
kya fayda hoga mujhe
can I make an app on my own afterwards
will I be able to build a website for my shop after the course
how far will it take me
what is it good for
does 58 days really make a coder
will I be able to work on my own ideas
what will my son be able to do once he is through
what can a person do after these 58 days
will I be able to make a site for my father's business by the end
course karne ke baad main kya bana paunga
58 din baad main kya kar paunga
iske baad main khud se app bana lunga kya
how skilled does one get
will I reach an advanced level
kis level tak pahuch jaunga
will my daughter be a programmer after this
would I be able to read other people's code after it
what do I take away from it
what do I gain at the finish
where does the course leave me
what would be my next step after finishing
course khatam karke aage kya karu
can I learn other languages by myself after this
is it enough to start a small software business
can I launch my own product after this course
is it realistic to learn coding in so few days
itne kam din me coding aa jayegi kya
sach me coding aa jayegi
will I be confident in coding
mere kis kaam aayega ye course
what can I make by myself after the last day
`,
} as const;
