/**
 * Ordinary English words that stand one or two letters from a word of the glossary. They are spelled right as they
 * are: without this list a `match` would be read as a `batch` and a `feed` as a `fee`.
 */
export const ordinaryWords: readonly string[] = `
aback abate abler ably abode abort abound abscess absolutest absolve abstention academic accedes accent accosts
accuses ache acre actives acts actuary adage additionally addressee afar agitation aglow aground aided ailed aired
ajar alas alga alignment alike alive allays allot alloy allured ally alms alter alto amble amiss amp amply analyses
analyst anew anon ants apes apter aptly arcs ardent area arena arguing arks arm arrears ashed aside askance askew
aspired asserted assorted atone auction audio auditor aura autocrat automatic aversion aviation avoidable awhile axis
axle babying backers backhand bade baggier bagging bailing bait baked balance bald bale ball band bandage bandying
bang bani banning barbing bard bare barging bark barring baser basil basin basis bask bass basted bath bats batter
battery battles baud bawling bayed beach bead beak bean bear beast beat beater became bedside beeches beef beer bees
beet began begging begun belches bell bellow belongs belt belying bemuses benches bend bent beset besiege beta bets
bettor biased bidding bile bind binning birches birding bitch bite bitter black blacken blanch blank blast bleak bless
blinding blinking blithe blither blob bloc blogger blot blotches blotter blouses blow boar boas boasted boat bobs body
bogs bogus boil bold bolder bolt bonding bone bony bookend boom boon boor boos boost booth booty boring boss botch
bother bough bounces bout bowl bows braised braking brandies branding brash brat braying breach bread bridling bright
brine brink briny britches broaches brooches brook broth brought browner browse brunch buck budding budge buffing
buggier bugging bugling builder bulging bulking bull bullying bumming bumping bunches bungle bungler bunk buoy burning
burping burring bury bush bushy busiest buss bust butcher butt butter buttery buzzing cabbing cable caboose caching
cackling cage cajoling cake calf callers callous callus callusing calm camel cameo campers campuses cancer candling
cane cankering cannon canoeing canter cape capered capping captors careless caressed cargoes caroused carp carpets
carrier cars cart cartels carve cash cask cast casters castling catcalled catchy catered caulking cause cave caverns
caws cease cede ceiling cell censure central century certainty chained chair chalice chalking chambers champ chance
chant chap chapels charger chariot charm chart charter chase chassis chaste chastens chaster chatter cheapen cheaply
cheat checker cheek cheep cheered chewier chick chiding chilling chinned chipper choicer choking choosier choosy
chopper choruses chose chow chromes chuck chug chum chute cinching cite clacked clam clamp clan clanged clappers claps
clarity clash clasp classic classy clatters clause clawing clean cleaner cleanly cleanses cleat cleave cleaver cleft
clerking clinked clip cloaking clocks clod clog closer closest closet clotting cloudy clout clove clover clowned
clucked coaling coalitions coarsen coarser coarsest coast coasters coat coaxing cocking cocoons codded coerced coffer
coffined coiling coining coke cold colder collage collared collate colleague collide colonel colones colt coma comb
combated comelier comet commando commence commend comment commodity commons communion communist commute compact
companion compassion compels compete completest complex complexion complied compose composting comrade conceal
conceding conceit concept concert conclusion concoct concussion conduct cone confection confers confession confide
confine confiscation conform congest connector conning consent constant contempt contend contest continent contort
contract contrast contrives convection convene convention converged conveyed convict cooed cooking cool coolers coop
cope copiers coppers copping cord cordons core corking corners corning corpses corseting costuming cots cottons couch
coughing counsel counted counter county couples courage courier courser courted courtesy cousins cove covert covet
cowed cower coyer crabbing cracking crackling cradling crafted cram cramp craning cranking crashed crass crasser
crassest crate craters craving crazing creaked creamed crease creation creative creature creditor creeping cremate
crest cretins crewing crisped croaked crooked crooned crops crosser crossest crouching crowded crowing crowned crude
crudity cruised crushed crust crux cull curator curd cure curios curling curricula curries cursory curtain custody
customary cutting cycling cyclone cyst dabs dads daft dairy daisy dally dame dams dare dark darn dawn dead deadlier
deadliest deaf dealt dean debt debut decade decays decline decode decoyed decree deduces deed deem deepen deer defaces
defends deference defiles defines degrade deign demises demon demote denials denote dens dense dent deny depicts
deplete deplore deposed derail deride derision derives desires detain detonator deviate devious devise devolve devotee
devours devouter dial dialect died dilation dims dine diplomacy diplomat diplomata director directory direst dirt
discard discern disjoint dismount dissect distort divines docked dodo doer dogs doily dole dollies dome donation donor
dons dope dose dote doubles dove downy doze drab drag drawl drawn dreading drew drifts drip drone droop drown drys
dual duding dues dune duping dyes dying earl ears earthing ease east eater eddying edict eighty elimination elms
embodied emerge emir emission emit emotive empire empress emulation endowment engender enjoyment entails entice
entirety entitle entraps entries entwine environmental equation erasing etch ether evacuate event eves evicting evil
evocative evolution exaltation excerpt excessive excises excites execution exemption exertion exhort exiling exit
expanse expediency expel expert exploded explore explosive exposes expressly extensive extolled extort extract fable
faceting facility fact faction factual fade fads fainter fair fairest falser falter fame fancying fans fare farm
farmer farther fasten fate fats fatter fattier faulty fawning faze fear feast feds feed feet fell fencing fend fester
fiction fiddles fiend fiendish fifty fighter filches filet filler fillets fillies filmier filth filthier finer
finessing fins fire firm firmer firmest fishing fist fitter fiver fizzles flail flak flake flame flank flap flaring
flash flasher flat flatten flatter flattery flee fleeter fleshed fleshier flew flies flitted flog flounced flounder
flour flow flunked flusher fluster foaling foam foamier fodders foes foibles foil fold folly fond fondled forbear
forcing ford fore foreleg foreman foremen foresee forger forgery forging fork formerly fort forth foster foul founder
foundry fount foxed fraction frail fraying freed freer freezer freezes frenzies frequency freshen freshest freshly
freshmen freshness fret friction fried fright frill fritter fro frog fuel fund furl furnish fuss gable gain gait gala
gale gall gallows gals gamer gamest gape garaged garbing gases gasp gate gavel gayer gays gaze gear gees gelding gems
gene genera genii gent gentile ghost gift gilding gill gilt gist glade glaring glazing glen glide glories gnawing goad
goalies goat gobs gods goggle gold golfing goner gong goof goofier goofiest gooiest goon gore gosling gout
governmental gown grabbed grace grader gradient gradual grafted gram grander granite granted grape graphed graphite
grasped grassed grate grave graze greased greet griming grinding griping grit groaned groping grouper growing grudged
guarantor guarded guile guise gums guns gust guts gyrated haggling hags hail hair hale hall haloing halting halve
hamming hampers handier handy hang hapless hardens hardy hare hark harm harp harsh hart hassling haste hastens
hatching hate hats hauling haunt haven hawking haze healers heap hear heard heaters heating heave heckling heed height
heir hell helm hemp herb herd hero hews hickory hide hijacking hike hilts hind hinge hipping hiss historic hits hive
hoard hoaxing hocking hoes hogging hoist holder hole holster holy homeward homey hone honking hood hoof hoop hoot hope
hopping hording horn horsing hose hostel hostess hostile hotel housewives housework housing hove howl huddling huge
hulking humanly hump hung hunk hunt hurdling hurling hurting hush husking hustled hyphens ideal impacting impart
implores imposes inaction incense inception incline induction inertial infection influxes inherent injunction
insertion inspection instancing instant instigate instilling instrument insures intention intentionally inter
intercept interject interpret intersect intrude invention involve ions iota irate iron isle iteration jabs jade
jailing jaws jays jerking jest jinxing jogging joint jolting jots joys juicing jumpy junkies junking juts karat keel
keen kelp kilt kinda kindle king kink kite kits kneed knew knob knot lace lade lads lager lagging lake lame lamer land
lane lantern lap lapel larding larger largest larking laser lash lass latex lath lather latter laws laxer layer leach
lead leaders leafed leagued lean leaner leaping lease leash leather lecterns ledge leering legal legions legs lend
lengthen lengthy lens lent lesion lessen lest lettuces levee lever libel librarian lice license lick lied lieu
lifelike lifeline lift lighted liken liker likest lilt lime linen liner linger lint lisp listens littler liven liver
livest loaf loam loan loathed lobbing lobe lock lodger lodging loft logic logo loin lolling lone longest loom loon
loonier loosing loot lope lopping lord lore lose loss lost lotus loud lounged lover lugging lung lust lute mace
machete machinery mads magnify maid maim mainline maker male mall malt mama mane mangling mangy mankind manly manning
manor mansion mantling manures marathon marbling marching mare marina marine markers marring mart mash mask mass
massage mast matchbook mate maternal maul mayor maze meal meanest meat meddle meddler median mediate medical meek melt
mend menthol menus merger merit meshing mess mete meteors metering mice midday mien mighty mike mild mile mileage milk
mill million mime mince miner mingles minibus minimal mink mint minuet minuses minutest mire misdeed misled misread
missile missive mist mistaken misused mite moan moat mocking modal modicum modular moist mole monitor monk monkey moon
moot mope mops morn morsels moss motel moth mother motoring mousing moussed mouth mover muck muddle muff mulch mulling
multi multiples munch muse mush musk muss musty mutt myth naive naked nape nation natural nay nearby neat neatly
needier needles needy negative nest nether neutral newer newsier newt nicer niche nick niece nimbler nods noes none
nook noon norm nose notation notches notices noun nude numbed numbest oars obeying objector odder odes offends offsets
oily olden olive omen omission onus operatic oration orifice otter ounce oust outdone outlive outlying outpost
outshine ovation oven overdrew overgrew overhaul overkill overlap overlay overlie overrating overt overtly owes oxen
pact padding pager pagodas pail pain paint pair palace pale paler pall palming pals pamper panders pane panned pant
pap parched pare parents park parrots parse parson particle parties passage passion passive passport pasta pastures
pasty patch pate patents pathos patient pats paunch pauper pave pavement pawed pawning payer peace peach peaks peal
pear pearl peck peeks peel peeps pending penning pension peppers perfect peril perky perplex persona personnel pert
pertest pertinent pervert pest pesters peters pets pewters phonied phonier photon physician picky piecing pier pigment
pill pine pink pint pipe pits pitying placard placated placid plagued plaice plaid plane planets plank planner plant
plate play pleaded pleas pleated plops plucked plug plum plunging plush plying poached poet pointer poise poker police
polishing poll poop poor pops pore pork porpoise portent pose posters postmark postmen posture posy potion pots pouch
pout powder powdery praise pram pranced prawning pray preach precede precious preempt prefect prefers prefixes premier
premise preserve presume prevent prey prick prickle pride pried primary primate prime primers primped prince princess
privatest privier privies prize probing proceed process processional prod profane profession professor profits profuse
projector prom promote prompter promptest promptly prone propel property propose prospect prosper protect protest
provably proving provisos prow prowled prowler proxies pruning prying puck pulp pulsing puma pumices punch punishing
puns punt pups pure purples purport purr pursing pushy puss putt pyre quack quarries questing quicken quickest quiet
quieter quietly quilt quip quirk quitter race racking rafted rafter rage ragging raiding railing raining raising rake
rallies ramp rang ranking ransom ranted rape rapping rare rasping rational rats rattled rave ravines raze reactor
reader readier readiest readily realest realism realist realm realty ream reap rear rebated rebinds rebound receded
reclines recoiled recouped rectors recurrent redder reddest redid reds reed reefing reeking reel referee referred
refined reformed refuels refuges refused refuted regaining regal registrar registry regularly regulate reindeer
reining rejoinder relaxed relayed reliefs relives rely remainder remaking remodel remorse remotest rend renounces rent
repaired repay replay repletes replica repose reptiles repulses reputes requiem rereading reroute rescind resentful
reset residing resisted resistor resort resound restive retaining retarded retch retinas retired retort retract
retries reusing revelry revere reverie reverse revile revive revolve revving rewards rewrote ridding rifting righter
rightly rile rind rink riot rite roach road roam roaring roasted robe rode roll root rope rose rotated rote rotting
rouge rounded rouse router rowboat rowdiness rubs rues rugby rugs ruin ruing ruler rumples rums rune rung runt ruse
rush rusty ruts sack sacs sades safer sage sagging sail sake sallower salter saluted salve sampler sand sane sapling
sari sash saucing savaged saver savvied scab scalar scald scale scalp scaly scamper scant scar scarcer scare scarfed
scarier scarves scathing scenting scolding scooped scorer scorn scoured scourge scram scrapped scratchy scrawl
screaming screech screwing scrupling scuff scum seal seam seaport sear seas seasons seceding secession seclude sect
securest sedates seed seedling seek seep seer seize seizure sell sellers semen senates sensing sent serener serve
servile setback settable setters settling seventy severity sewn sews sexes shack shade shafted shake sham shamble
shame shape shark sharp sharpen sharper shave shavers shawl sheared sheaths sheaves shed sheen shelf sheller shelter
shelving shift shingle shinning ship shire shirt shivers shoaled shock shod shoe shoo shoot shore shorten shorter
shortly shot shoulder shout shoving shower showier showy shrills shrines shrinks shuck shun sibling sidle sieving sift
sigh silence sill silted silvers simple simpler simplex sine sing singly sinking sinning sipping sire sits sitter
situate sixty sizer skate sketchy skid skillet skim skimp skin skippering skirted skis skit skull skyline slab slacken
slacker slaking slam slanted slap slat slate slave slavish slay sledding slew slick slid slide slip slit slitter
slivers slob slobber slog slop slope slosh slot slowest slum slush smack smart smarter smash smell smelted smiling
smite smock smudged smuggest snack snaking snap snare snarled sneak snide snip sniping snitch snore snort snot snow
snowier snuff snuggest soaking soap soar sobbing sociable sock sodding soft soggiest soiling solacing sold solder sole
solicit solidarity solidify solidly soloing solvent soot sopped sore sorta sounding soundly souping souring sown sows
spa spacial spade spangle spank spar spare sparkle spasm spat spate spatial spawn spay speaker spear species specified
speck sped speedy spell spent spewed spice spied spiking spill spin spit spite splash splat splatter splint splinter
spoke spooked spoon spore sport sprains sprang spraying spreed spreeing sprig springy sprint sprucing sprung spun
spurning spurring spurted spying stab stabled staff staffed stag stagger staid stained stair stake stale stalest stalk
stall stamped stances standby stank stanzas stapled starch stare stark starker startle starved stater stave stay
steadied steak stealing steeling steep stem sterling sterner stew stick stiff stifling stilted sting stinted stir
stitch stocky stoical stoke stole stomp stone stonier stoniest stony stool stoop stopper storage stork storm stormier
stormiest stormy stove stow strainer strains straits strand strange strapping strawed strayed stretch strides strikes
stringy stripes stripping strives strokes strung stubbed stud studios stuffed stuffy stumped stun stunk stunted
sturdier sturdy stylish suave suavest sublets subsets subsist subvert succeed successor suck suckers suction sues
suite sulking summit sundae sundial sundry sung sunk sup suppers suppose surer surf surge surveys survive suspect
suspend swab swam swan swap swarmed swat sway sweat swell swerved swifter swiftly swill swindle swiping switcher swoon
swore swum syllable syllabuses syringe tabbies tabbing tack tackles tagging tail tainting taker talc tale tall tallest
tallies tame tangles tank tanning tape tapping tarring tarts tasting tattles taxi teacups teak tear teas teasing teat
technician teed teem tees teethes telegraph temperate tempting tend tensing tent termini terminus termite terror
testers testify testis tethers thatcher thatches thaw thee theists theme thick thin thong thorough thous threading
threw throngs thrust thud thug tiara ticking tide tidying tied tiffing tile tilt timbers timelier timer timezone ting
tinning tinting tipping tire tissue titter toasting toil told toll tombing tome tonal tone tonic toot tops torch
tossing totting touchy toughen tougher tout tow town toxic toying track tract traders trail trailer trainee traitor
tramping trance trapper trapping trashes trawler trawling tray treachery treading treason treating trebles tree treed
tremble trenches trending tribal tribes trill trimming trios trips trivial trough trounce truce trudging trued truer
truest trustee trusty tucking tufting tumbles turfs tusk tweak tweeting twine twinges twisted twister tying typeset
udder understate unfit unify uniquest unread untie unto urn usher vague validly valuable valve variance vary vend
venison vent verb veritable verses vial vice vile vine virtues visa vise visitor wade wads waft wage wags wail wait
waiving wake walk wall wallowed wand wander wane ward warming warping warrant wars wart wary wash washout wasp wasted
watt wave wavy waxy weakened wean wear weave weed weep weer wees weight weld welt wept west wetting whacking whale
wheat whereas whereby wherein wherever whet whew whim whine whirled whistle white whittle whoa whore wide widows width
wife wild willows wilt wily wine winking wipe wire wiser wish wisp wist witch withdrawn withdrew wits wive woks
wolfing won wood woofing woos wordy wore worker workmen workplace worldly worm worn worried worsted worthy wound
wounder wove wreak wren wrest wright wring writ writer writhe wrote wrung yearn yens yeti yews zany zone zoos
`
  .trim()
  .split(/\s+/);
