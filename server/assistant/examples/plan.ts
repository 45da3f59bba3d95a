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
`,
} as const;
