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
`,
} as const;
