/** Reaching the team, the person who teaches, and the site itself. */
export const contactExamples = {
  contact: `
how can I contact you
how do I reach you
I want to talk to a human
talk to a real person
can I speak to someone
contact details
customer care
how do I get in touch
connect me to your team
I want to talk to a counsellor
kisi se baat karni hai
aapse baat kaise kare
sampark kaise kare
I have a complaint
where do I complain
can someone call me back
I want to speak with the manager
who should I write to about payments
whom do I contact for a problem
how can parents talk to you
reach the team
contact
human support
agent
is there an office I can contact
talk to your staff member please
can I message you
how do I raise a ticket
connect to an executive
not a bot please, a person
can I speak with a real human
who can I ring if something breaks
how do I get in touch with your team on a sunday
who do I write to about payments
I need to talk to someone about my admission
please connect me with a person
can somebody from your side call my father
kisse baat kare admission ke liye
customer support ka contact do
I want to give feedback to the team
I have a problem with my payment, whom should I tell
is there anyone I can talk to
how do parents reach you
contact information
how do I write to you
can I talk to someone there
koi number ya mail hai kya
baat karni hai aapki team se
is there a person I can talk to before paying
need to talk
whom do I bother with questions before joining
I would like to discuss my case with you
can I come and talk to you
my payment failed, whom to tell
i filled it yesterday no one contacted
my father would like to speak with you before I join
whom can I approach if I have a grievance
who will listen to my complaint
I am not getting what I need from this chat, give me a human
can I discuss my admission with a person
how does one reach the people behind this site
kisi insaan se baat karao
mujhe team se baat karni hai
kaise contact karu aapko
shikayat kahan karu
call back chahiye mujhe
mujhe koi call kar sakta hai kya
admission wale se baat karwa do
I would rather talk than chat
please arrange a call with your counsellor
is there somebody to guide me before I buy
where should I send my query
I want to report a problem on the website
something is wrong on your site, whom do I tell
my question is not answered here, what now
I need to reach somebody urgently
how can my mother ask you a few things
ways to get hold of you
can we fix an appointment with your team
talk to sales
give me your contact
whom should a school write to for many students
I paid but nobody called, whom should I reach
I wish to speak to a human being
can a real person help me please
how do I reach your office people
`,
  phone: `
what is your phone number
can I call you
whatsapp number
contact number
helpline number
number do
call karna hai number bhejo
mobile number
when can I call
at what time can I call
are you available on sunday
are you open on weekends
calling hours
office hours
working hours of support
till what time are you open
are you open now
phone
customer care number
support timing
kitne baje tak call kar sakte hai
sunday ko khula hai
can I ring you in the evening
phone support available?
is the helpline 24x7
give me a number where my father can call
can I call at 9 pm
telephone
what are the contact hours
will there be someone to answer on saturday evening
can I call on sunday
are you reachable by phone
koi helpline hai
aapka whatsapp number kya hai
kab call kar sakte hai
when is your office open
what time do you close
is the phone line open in the morning
can I phone you after 8
number please
do you have a toll free number
call kar sakta hu kya
phone no plz
ur number
time to call
sunday open?
on which number should I ring
is there a number for whatsapp
up to what time do you pick up calls
is anyone there on saturday
are calls taken on holidays
kya main abhi call kar sakta hu
phone kis time uthate ho
aapka contact no kya hai
call karne ka time batao
itwar ko phone uthate ho kya
shaam ko 7 baje call kar sakte hai
mobile no bhejo na
what are your office timings for calls
do you take calls at night
can my mother phone you tomorrow morning
my dad wants a number to call
no one picks up, when are you there
is your phone line open during lunch
are you closed on sunday
which days can I call
can I speak on phone with somebody
helpline kis time chalu hai
give me ur contact no
whatsapp pe baat ho sakti hai
from when to when is the support desk open
at which hours may I telephone
what hours do you attend calls
kis time call kare
`,
  email: `
what is your email address
email id
mail id do
which email should I write to
where can I send a mail
support email
email
can I email you
your mail
email address please
mail kaha karu
what email should I write to
mail address kya hai
where do I mail my question
can I send an email instead of calling
email id batao
where should I mail my documents
what is the mail id for queries
I prefer writing a mail, where to
email kis pe bhejna hai
aapki email id kya hai
mail karna hai address do
may I have your e-mail
on which id can I mail you
is there a mail address for complaints
mail id plz
can my school send you a mail
gmail id of the team
`,
  response: `
how quickly do you reply
how long until I get an answer
response time
when will you reply to my message
how soon do you answer
kitni der me reply aata hai
reply kab milega
I wrote to you yesterday, no answer yet
when will I hear back
how fast is support
do you answer on the same day
how many hours to respond
reply time
how long does your team take to get back
jawab kab aayega
by when do you get back to people who write in
how long do I wait for an answer
support team kab tak reply karti hai
I sent a message, when do I get a reply
do you reply on weekends
how fast do you answer emails
how many hours till you respond
I mailed on friday and heard nothing
how many days before somebody replies
do you reply at once
will I get an answer today
if I write at night when do you answer
kitne ghante me jawab doge
abhi tak koi reply nahi aaya
mail ka reply kab tak aata hai
message kiya tha jawab nahi mila
how soon will the team get back to me
what is the waiting time for a reply
nobody has answered me yet
is the reply quick
do you take long to answer
reply kitne din me
within what time do you respond to queries
how long before someone answers my mail
when do you usually respond
`,
  contactForm: `
how does the contact form work
what do I have to fill in the contact form
contact form
is the message required in the form
do I need an email address for the form
can I send a message without a phone number
where is the contact form
fields in the form
contact form me kya bharna hai
is the contact form free
can I leave the message empty
what do I enter in the form
is a phone number compulsory in the form
can I write only my email in the form
what details must I fill in the contact form
how do I send you a message through the site
which boxes of the message form are a must
do I need to give both mail and phone in the form
can I skip the phone field
is it compulsory to write a message when I contact you
form me email dena zaroori hai kya
contact wala form kaise bhare
message form kahan hai
what happens when I send the message form
does sending the form cost me anything
what should I write in the message box
can I contact you through the form with only a phone number
my contact form is not getting sent
which information does the message form want
form bharne me kya kya lagega contact ke liye
must I type a message in the contact form
`,
  social: `
are you on instagram
do you have a youtube channel
youtube channel link
social media
facebook page
twitter
linkedin page of the course
where can I follow you
insta id
telegram channel
aapka youtube channel hai kya
social profiles
which social media are you on
give me your instagram
can I follow you somewhere
do you post videos on youtube
linkedin par ho kya
what is your insta handle
can I see your work on youtube
do you have any page on linkedin
are you on x or twitter
kis kis social media pe ho
facebook pe page hai kya
youtube pe video dalte ho kya
instagram ka link bhejo
your social links please
where do you post updates
is there a channel I can subscribe to
do you have a github profile of the course
`,
  instructor: `
who is the instructor
who teaches the course
who is the teacher
kaun padhayega
sir kaun hai
who will teach me
tell me about the trainer
teacher ka naam kya hai
who takes the classes
instructor
name of the instructor
introduce the teacher
faculty details
is the teacher qualified
who is behind the course
who created this course
is the trainer a professional
who made this
how many teachers are there
about the mentor who teaches
tutor details
kaun sikhata hai
is there one teacher or many
is the instructor good
are the teachers experienced
who will be my teacher
teacher kaun hai
who is going to teach my son
what is the teacher's background
tell me something about the person who teaches
how experienced is your trainer
who runs this
who is the founder
who designed the course
is the teacher a man or a woman
kisne banaya ye course
trainer ke bare me batao
teacher kon hai
who will be teaching
sir ka naam
who teaches us
teacher wagera kaun hai
is it the same teacher for the whole course
do I get one teacher or different ones
how many people teach here
who explains things in the lessons
whose course is this
is your teacher famous
can I know about the teacher first
which person will be explaining things to my daughter
I would like to know the one who teaches
by whom are the lessons made
padhane wala kaun hai
sir ke bare me kuch batao
ye course kisne banaya
kaun padhata hai yaha
madam padhati hai ya sir
teacher ek hi hai ya kai
is it taught by a professional
are your trainers real developers
who is the owner
who started this academy
what do you know about the trainer
is the trainer reliable
tell me who prepared the lessons
does a professor teach this
may I know the faculty
who is in charge of the teaching
is the person who teaches also my mentor
whom will I be learning from
trainer profile
about sir
is the coach an expert
does the founder teach himself
will I learn from an expert
who conducts the lessons
who is taking this course
naam kya hai padhane wale ka
`,
  education: `
what did the instructor study
where did the teacher study
qualification of the instructor
what degree does the teacher have
educational background of the trainer
is the instructor a graduate
teacher kitna padha hai
sir ki qualification
has the teacher a degree
is the instructor a bca
which college did the instructor go to
when did the instructor graduate
teacher ki padhai kya hai
did the instructor go to college
is the teacher an engineer
what is the instructor's degree
what has the trainer studied
kaunsi degree hai sir ke paas
sir ne kaha se padhai ki
is the trainer btech or mca
does the trainer hold a computer degree
what are the qualifications of your faculty
which subject did the teacher do in college
is your teacher still in college
in which year did the trainer pass out
academic background of the teacher
teacher graduate hai kya
did the person who teaches finish a degree
padhane wale ki qualification kya hai
what is the trainer's degree
where has the trainer been educated
`,
  age: `
how old is the instructor
age of the teacher
teacher ki umar kya hai
instructor age
is the teacher young
how old is he who teaches
sir ki age
when was the instructor born
kitne saal ke hai sir
is the instructor very young
teacher's age
how many years old is your teacher
is the trainer older than me
padhane wale ki umar
sir kitne saal ke hai
is the trainer a young guy
what is the age of the person who teaches
how young is the one who teaches
teacher kitne bade hai
`,
  based: `
where is the instructor from
where does the teacher live
in which country is the instructor
instructor kahan se hai
is the teacher indian
location of the instructor
teacher kaha rehte hai
is the instructor based in india
from which city is the teacher
does the instructor live in india
is the trainer from abroad
which place does the trainer come from
is the trainer sitting in india
sir kaha ke hai
sir kis sheher se hai
from where does the teacher teach
is your teacher a foreigner
in what part of the world is the trainer
padhane wale kaha rehte hai
does the trainer live abroad
which state is the teacher from
where is the trainer located
trainer kaha se hai
`,
  work: `
what experience does the instructor have
how many years of experience does the teacher have
where does the instructor work
has the teacher worked in a company
professional experience of the trainer
sir ka experience kitna hai
is the instructor a working developer
instructor work experience
has the instructor worked in industry
did the teacher do freelancing
what did the instructor do before
how long has the instructor been a developer
where has the teacher worked before
does the teacher have industry experience
is the teacher a full time developer
teacher ka kaam ka experience
for how long has the trainer been in the field
what jobs has the trainer held
has your trainer ever had a job in software
is the trainer a fresher or experienced
sir ne kahan kaam kiya hai
sir kitne saal se coding kar rahe hai
teacher ko industry ka kitna anubhav hai
which companies did the trainer work for
career history of the instructor
does the trainer do real projects for clients
was the teacher ever employed as a developer
what does the teacher do apart from teaching
how many years has sir been programming
work background of the person who teaches
how much industry exposure does the trainer have
how experienced in real work is the trainer
trainer ka experience
`,
  teacherSkills: `
what are the skills of the instructor
what is the teacher good at
which technologies does the instructor know
instructor skills
does the teacher know react
expertise of the trainer
teacher ko kya kya aata hai
is the instructor good in python
soft skills of the instructor
what is the instructor good at
does the teacher know docker and ai
what can the instructor do
which languages does the teacher know
what is the trainer an expert in
which programming languages does the trainer master
does the trainer understand security and bots
sir kis cheez me expert hai
sir ko react aata hai kya
how strong is the teacher in javascript
what are the strong areas of your faculty
is the trainer skilled in ai
technical abilities of the teacher
does the one who teaches know databases
what technical knowledge does sir have
teacher ki skills kya hai
which skills does the trainer have
trainer ko kya aata hai
`,
  teacherProjects: `
what projects has the instructor built
projects of the teacher
what has the instructor made
instructor projects
notable projects of the trainer
sir ne kya banaya hai
what did the teacher build
show me the teacher's work
has the instructor built anything himself
what apps has the teacher made
show me the instructor's portfolio
which websites has the trainer made
can I see something the trainer has developed
teacher ke banaye hue projects
sir ke projects dikhao
did the trainer create any bots of their own
what real products has the teacher worked on
examples of things built by the instructor
does the trainer have a portfolio
any app made by sir
what has the person who teaches created so far
what has the trainer built
trainer ke projects
`,
  goals: `
what are the goals of the instructor
instructor goals
long term goals of the teacher
what does the instructor want to achieve
teacher's vision for the future
short term goals
what does the teacher plan for the future
what are the teacher's plans
where does the trainer want to be in some years
what does the trainer dream of
sir ka aage ka plan kya hai
teacher ka goal kya hai
ambition of the instructor
what does the instructor hope to do next
does the trainer plan to teach in more languages
aims of the person who teaches
`,
  whyTeacher: `
why should I learn from this instructor
why learn from him
what makes the teacher good
is the instructor patient
how does the teacher teach
teaching style of the instructor
can I trust the teacher
is the teacher friendly
how does he explain
teacher accha hai kya
why him as a teacher
is the teacher any good at explaining
kya sir accha padhate hai
what is good about this instructor
what makes this trainer worth learning from
does the trainer explain slowly
sir samjhate kaise hai
sir ka padhane ka tarika kaisa hai
is the trainer patient with beginners
will the teacher get angry if I ask again
why is this person fit to teach me
does the teacher know how to handle kids
kya teacher aaram se samjhate hai
what is the way of teaching of your trainer
why should my son learn from such a young trainer
does sir teach well
is sir strict
how clear is the teacher when explaining
why learn from this trainer
trainer kaisa padhata hai
`,
  mission: `
what is your mission
why was this course made
who are you people
about your company
what is the goal of the course
your story
tell me about the institute
what is the vision
aapka maksad kya hai
why did you start this
about us
what do you stand for
purpose of the course
history of the course
what is the aim of this course
why do you do this
what is behind this project
who are you as a company
what is your motive
about the academy
what do you want to achieve with this academy
for what reason does this course exist
tell me something about your organisation
what kind of company are you
aap log kaun ho
ye sanstha kya karti hai
is course ka uddeshya kya hai
how did this all begin
what drives you to teach
what is your philosophy
who are the people behind it and what do they want
what is your background as an institute
since when do you exist
is this an ngo or a company
what do you believe in
aapka vision kya hai
what is the idea behind this course
why does this academy exist
`,
  blog: `
do you have a blog
where are the articles
blog
free articles
tutorials on the site
is there something to read
can I read your posts
blog posts on python
are blog articles free
any learning resources on the website
do you have any article to learn git basics
is there a blog post about python
any tutorial on prompts to read
which posts are there about react
koi article hai kya
where can I read your tutorials
do you write about careers
is there an article on how to start coding
have you written anything on python errors
did you write something about docker
anything to read on prompts
I get confused by error messages, do you have an article on that
is there a guide on deploying a site
any blog on security
do you have something written about testing
article on apis
post about react components
kuch padhne ko hai kya blog pe
have you got anything to read about writing my first program
something to read on git please
where can I find articles about web pages
do you publish free lessons to read
is there any free reading on this site
any write up on async javascript
kya aapne docker pe kuch likha hai
python pe koi lekh hai kya
free me padhne ke liye kuch
blog me kya kya hai
how often do you post on the blog
latest post on your blog
which articles would you suggest to a beginner
can my son read something from you for free
do you have a written guide to react
have you an article on putting a website online
any reading about how to write good prompts
I want to read about mcp on your blog
your tutorials page
posts by category
something written on keeping a website safe
anything on your site to read about testing code
some reading on tracebacks
`,
  helpCenter: `
where is the help center
is there a faq
help page
where do I find answers
faq
frequently asked questions
help centre
where can I search for questions
is there a help section on the website
where are the common questions answered
is there any help page
where do I look for help on this site
do you have a page with the usual questions
where are the answers to common doubts
faq ka page kaha hai
help wala page kahan milega
is there a support page
open the help centre
list of all questions people ask
where can I look up things myself
can I search the faq
sawal jawab ka page
`,
  login: `
I cannot log in
login problem
how do I log in
forgot my password
where is the student login
account not working
student portal
login nahi ho raha
how do I reset my password
my account is locked
I cant open my dashboard
access problem
where is my dashboard
password bhool gaya
where do I see my course after paying
tool account is not working
when I log in nothing happens
how do students sign in
I forgot my login details
where do I enter my password
my login is not accepted
course open nahi ho raha
how do I open my lessons
I paid yesterday but cannot get into the course
my password does not work
where do I sign in as a student
the lessons do not open for me
id password kab milega
mera account nahi khul raha
login kaise kare
password reset karna hai
login id kaha milegi
how do I get into my account
my access is not working
the course page shows an error after login
where is my student account
did not get my login details
how do I get my username
I cannot see my lessons
otp nahi aaya login ka
how do I change my password
my student account got blocked
who gives me the login
sign in button kaha hai
tool ka login kaam nahi kar raha
unable to sign in to my account
sign in nahi ho pa raha
cannot access my lessons
`,
  theme: `
is there a dark mode
how do I switch to dark theme
dark mode
light theme
change the theme
can I make the site dark
night mode
website ka color change
the page is too bright
my eyes hurt, can I get a black background
is there a night theme on this site
how do I change the colours of the page
can the page be made darker
website ko black kaise kare
dark theme kaise lagau
is there some setting for night reading
white background hurts my eyes
switch off the dark look
how do I get the bright version of the site back
raat ko padhne ke liye dark mode hai kya
appearance settings of the site
where is the moon button
`,
  privacy: `
is my data safe
what do you do with my phone number
privacy policy
will you share my number
will I get spam calls
do you sell my data
who sees my details
mera number kisi ko doge to nahi
is my information private
privacy
how do you store my data
will my number be given to others
do you keep my data secret
is it safe to give you my phone number
why do you need my number
what happens with my personal information
do you record my personal info
what do you store about me
who gets to see what I type in the form
will my details stay with you only
is my number visible to other students
will strangers get my number after I fill the form
do you hand my email over to advertisers
are my details kept confidential
mera data safe rahega kya
number dene se spam call to nahi aayenge
kya meri jankari kisi aur ko milegi
can I have my details deleted
how long do you keep my information
who in your team can see my phone number
do you use cookies
is it secure to fill the enrolment form
my daughter is a minor, is her data protected
do you save this chat
is my chat with you stored
do you follow any data protection law
will I be called again and again after filling my number
what personal details do you collect
is it necessary to give my real name
will you give my phone number to anyone
do you pass my number to others
mera phone number kisi ko mat dena
`,
  self: `
who are you
are you a bot
are you a human
what can you do
what can I ask you
what is your name
are you chatgpt
how can you help me
am I talking to a robot
tum kaun ho
aap kya kar sakte ho
introduce yourself
are you real
is this a real person
what do you know
which questions can you answer
is this chat automated
who am I talking to
can you help me
help
I need help
I have a question
can I ask something
ek baat puchni thi
are you a real person or a machine
what is this chat for
what sort of things can I ask here
what are you able to answer
am I chatting with ai
do you understand hindi
aap bot ho kya
kya tum insaan ho
which topics can you help with
I have some doubts
can you guide me
need some information
mujhe kuch puchna hai
r u a bot
can you answer my questions
who is replying
what are you good for
is there a person typing these answers
tum robot ho kya
kya aap asli insaan ho
tum kya kya bata sakte ho
mujhe jankari chahiye thi
kuch sawal hai mere
ek sawal tha
can I get some details from you
what may I ask in this chat
are you an ai or a person
is it a machine that answers here
how does this chat help me
are you there to help
you are a bot right
I wanted to ask something
I have a small query
may I ask you a question
are you able to answer questions on the course
do you reply in hinglish
want to know few things
is this the support chat
aap meri kya madad kar sakte ho
are you some kind of robot
is this a computer answering
`,
} as const;
