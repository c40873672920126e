/** What worries in English, which students fall back on when it matters to them; written as in french.ts. */
export const english = `
adult = dad|daddy|father|mum|mom|mummy|mother|parents|stepdad|step dad|stepfather|stepmum|step mum|uncle|aunt|grandad|grandfather|teacher|coach|neighbour|boyfriend|cousin|man
kin = brother|big brother|stepbrother|older brother|sister|older sister
hits = hits|hit|beats|beat|punches|punched|slaps|slapped|kicks|kicked|hurts|burns|burned|strangles|chokes|whips
want = want to|wanna|wanted to|going to|gonna|will|would like to|feel like|wish to|tried to|thought about|think about|thinking of|thinking about|ready to
school = school|class|college

harmless | (dying|die|died|dead) (of|from|for) (hunger|thirst|laughter|laughing|boredom|heat|cold|embarrassment|shame|curiosity|a)
harmless | (dying|die) (to|laughing)|died laughing|to die for|die of embarrassment|embarrassed (that )?i (wanted to|could|nearly|almost) (die|died)
harmless | (beats?|hits?|kicks?|beaten) (\\w+ ){0,3}(at|in) (chess|tennis|football|fifa|cards|monopoly|basketball|games|table tennis|badminton|swimming|rugby|mario kart|everything|the game|the match)
harmless | (film|movie|book|novel|series|story|game|play|song|show) … (says|thinks|said|shouts|sings|wants) .*
harmless | (cut|cuts|cutting) (\\w+ ){0,2}(hair|nails|fringe|finger|grass|lawn|bread|vegetables)
harmless | cut myself … (cooking|kitchen|chopping|shaving|knife|paper|peeling)
harmless | (kill|killed|killing|shoot|fight) (\\w+ ){0,2}(dragons?|zombies?|monsters?|boss|enemies|enemy|aliens|time|mosquitos?|spiders?)
harmless | (ground|earth|floor) … swallow me|(thrashes|destroys|kills) me (at|in) \\w+
harmless | take my (phone|tablet|laptop) … (homework|night|bed|away)
harmless | (force|forces|make|makes) me (to )?(eat|study|work|tidy|do my|clean|go to bed|learn|practise|play|help)
harmless | (nearly|almost) (died|dead)
harmless | (exams?|homework|lessons|war|pollution|rain|bullying|racism) to stop
harmless | cut(ting)? myself … (shaving|cooking|paper|chopping)

distress | i … (<want>) (\\w+ ){0,2}(die|kill myself|killing myself|end it all|end my life|hurt myself|harm myself|hurting myself|be dead|disappear forever|hang myself|jump off a bridge|take my own life|suicide|dying|dead)
distress | (kill|hang|drown|unalive|hurting|harming|cutting) myself|self harm(ing|ed)?|(suicidal|commit suicide|kms)
distress | i (do ?n ?t|do not|can ?t|cannot) (want to |wanna |wish to )?(live|be alive|exist|be here|go on|wake up|carry on living)( any ?more| anymore|$)
distress | i (\\w+ ){0,2}(cut|burn|hurt|starve|harm) myself
distress | (make|made|making) myself (sick|throw up|vomit)
distress | (better off|happier) without me
distress | (nobody|no one|noone) (\\w+ ){0,1}(loves|likes|cares about|would miss|will miss|understands) me|no one would (notice|care) if i
distress | (my life|life|living) … (not worth|worthless|pointless|no point|meaningless|is a nightmare|is hell|no meaning)
distress | i (\\w+ )?(hate (myself|my life|being alive)|am worthless|m worthless|am a burden|m a burden|feel (\\w+ )?(hopeless|worthless|suicidal|empty inside)|have nothing to live for|have no hope|ve got no hope|see no way out)
distress | (wish|wished) i (was|were) (\\w+ )?(dead|never born)|wish i had never been born|tired of (living|being alive|life)|end it all
distress | (never (wake up|come back)|not wake up|sleep forever|go to sleep forever)
distress | (took|taken|take|swallowed|swallow) … (pack|packet|bottle|whole|lots|loads|bunch|handful|too many|all) … (pills?|tablets?|paracetamol|medicine|painkillers)
distress | (cry|crying) (myself to sleep|every (night|day)|all the time)
distress | (no|any) (reason|point) … (carry on|live|go on|living|be here|exist|getting up)|no way out|carry on any ?more|take my (own )?life
distress | (jump|throw myself) … (bridge|window|roof|train|balcony)
distress | (razor|blade|knife) … (my (arms?|wrists?|skin|legs?|thighs?))|(my (arms?|wrists?)) … (cuts|scars|razor|blade|bleed\\w*)
distress | (run|running|ran) away from home
distress | i (m|am) (\\w+ )?(a burden|a mistake|useless to everyone|not wanted|in the way)|nobody would (notice|miss|care)|(goodbye|last day) … (forever|ever)
distress | (rather|not|never|n t) (\\w+ ){0,2}(exist|been born)
distress | (think|thinking|thought|dream|dreaming|plan|planning|search|searching|imagine) … … (dying|to die|my death|my funeral|suicide|death|being dead|killing myself)
distress | (no point|not worth|point) (in|of)? ?(\\w+ )?(being alive|living|life|going on|existing)|no (strength|energy) (left )?to (live|go on|carry on)
distress | (everyone|everybody|they all|my parents|my family) (\\w+ )?(hates?|rejects?|despises?) me
distress | (my) (arms?|wrists?|thighs?|legs?|stomach) … … (scissors|knife|blade|razor|lighter|bleed\\w*|blood|compass)|(scissors|knife|blade|razor|lighter) … my (arms?|wrists?|thighs?|skin)|(cuts|scars|wounds) on my (arms?|wrists?|thighs?)
distress | feel (so |totally |completely )?(empty|numb|dead inside|like a burden|like dying)|nothing matters any ?more|ways to (die|kill)
distress | (want|wish|need) it all to (stop|end|be over)|just want (it )?to (stop|be over|end)
distress | (used to|want to|started|stopped|keep) (cut|cutting|self harm\\w*|starve|starving|throw\\w* up)(?!.*(hair|paper|grass|nails))|(therapist|psychologist|psychiatrist|counsellor) … (suicid\\w+|cut|self harm|depress\\w+|anorexia)
distress | (nobody|no one|who) (would|will|d) … (sad|miss|cry|notice|care|mind) … (if i|when i m gone)|if i (died|was dead|were dead|was gone|disappeared|killed)
distress | i (have|had|suffer from|am|was|ve got|ve had) … (depression|clinically depressed|anorexia|anorexic|bulimia|an eating disorder|suicidal)|(really|so|very) low (at the moment|right now|lately)

abuse | (my|our|the|mums|moms|a) (<adult>|<kin>) (\\w+ ){0,4}(<hits>) (me|us)
abuse | (my|our|the|a) (<adult>|<kin>) (\\w+ ){0,4}(touches|touched|gropes|groped|abuses|abused|raped|molested|locks|locked|threatens|threatened|forces|forced) (me|us)
abuse | (touches|touched|groped|gropes) me … (night|bed|bedroom|secret|private|inappropriately|down there|sexually)
abuse | i (was|am|m|have been|ve been|get|got|keep getting) (\\w+ ){0,2}(raped|abused|bullied|beaten|molested|groped|sexually assaulted|assaulted|harassed|blackmailed|beaten up)
abuse | (they|he|she) (\\w+ ){0,2}(beat|beats|hit|hits|punch|bully|bullies|bullied|blackmail|threaten|abuse|abuses|rape|raped|molest) me
abuse | (scared|afraid|frightened|terrified) (to go|of going|to come) (back )?home|(scared|afraid|frightened|terrified) of my (<adult>)
abuse | (do ?n ?t|doesn ?t|does not|do not|never) (give|feed|gives) (me|us) … (food|eat|meals?)|lock(s|ed)? me in
abuse | (force|forcing|make|making) me (to )?(get )?(marry|married)|forced marriage … (me|my)
abuse | (hits|beats|hurts|punches) my (mum|mom|mother|brother|sister|little)
abuse | (<adult>|<kin>|he|she|they|boys|girls|kids|people|someone) (\\w+ ){0,5}(hits?|punch(es)?|slaps?|kicks?|pushe?s?|shoves?|beats?|hurts?|spits? at|chokes?) (me|us)
abuse | (uses?|used) (his|her|a|the) (belt|stick|fists?|slipper) on me|(belt|stick) … (me|on me|my back)
abuse | (take|takes|steal|steals|nick|nicks|demand) my (money|lunch|dinner money|lunch money)
abuse | (makes?|made|forces?|forced|asks?|asked|tells?|told|wants?) me (to )?(\\w+ ){0,2}(undress|strip|take (my|off)|get naked|kiss (him|her)|touch (him|her|his|it)|send (him |her )?(photos|pictures|nudes|pics)|have sex)
abuse | (does|did|do) (\\w+ ){0,2}things to me|things … (i do ?n ?t like|that scare me)( when)?
abuse | (won t|wont|don t|doesn t|not|never) (\\w+ )?let me (eat|have food|out of my room)|starves? me
abuse | boyfriend … (hits|controls|threatens|forces|checks my phone|makes me)
abuse | (laugh|laughs|pick|picks|picking) (at|on) me every|call me names every|every day … (call me|laugh at me|pick on me)
abuse | (throws?|threw|pushe?s?|pushed|shoves?|shoved|drags?|dragged|slams?|slammed) (me|us) … (wall|floor|stairs|door|table|bed|ground)
abuse | (<adult>) … (drunk|drinks|drinking|alcoholic) … … (me|us|scared|shouts|violent)|(drunk) … (hurts?|hits?|scares?|throws?) (me|us)
abuse | (scared|afraid|frightened|terrified|do ?n ?t dare|daren t|too scared) … (go|going|come|coming) (back )?(to|in|into) (<school>)
abuse | (class|classmates|people|boys|girls|kids|they|everyone) … (send|sends|sent|post|posts|write|share) … (messages|comments|insults|photos|pictures|threats) … (me|about me|of me)|(horrible|nasty|cruel|mean) messages|(sends?|posts?) me … (horrible|nasty|cruel|hateful|mean)
abuse | (told|tells|says|said|made) … (keep (it|this) (a )?secret|our (little )?secret|not to tell)|(told|tells) me not to tell|(kissed|touched) me … (secret|nobody|anyone)
abuse | (bruises|marks) … (because|from|back|body|face)|my (<adult>) … (violent|threatens me|humiliates me|scares me)|hurts me … (when|night|on purpose)
abuse | (spit|spits|spat) (on|at) me|(call|calls|called) me (a |an )?(\\w+ )?(fat|ugly|slut|whore|pig|freak|fag|faggot|retard|worthless|monster)
abuse | (hand|hands|fingers) … (under my|up my|down my|in my (pants|trousers|knickers)|on my (thigh|leg|breast|chest|bum)|between my)
abuse | (<adult>) (\\w+ ){0,3}(violent|abusive|aggressive to me)
abuse | (gropes|feels me up|kisses me on the lips|touches my)|(scared|afraid|frightened|terrified) of my (<adult>|boyfriend)

sexual | (send|show|want|sent) … (nudes?|naked (pics?|pictures?|photos?)|dick pics?|your (boobs|tits|body naked))|naked (pics?|photos?|pictures?) of
sexual | (have|having|had|want) (\\w+ )?sex (with|tonight)|(sex|sleep) with (you|me) (tonight|now)|(fuck|shag|bang) (you|me|her|him|my)
sexual | (watch|watching|watched|love|like) (\\w+ ){0,2}(porn|pornhub)|blow ?job|hand ?job|wank(ing)?|horny|masturbat\\w+|orgasm|cum on|sexting|suck my|my (dick|cock|pussy)|your (tits|pussy|dick|cock)
sexual | (ever|have you|you ever) … (slept with|had sex|done it|made love) (with )?(a|an|any|some|someone|anyone|your)?|touch(ing)? myself|(are you|you) (still )?a virgin|make love (to|with)
sexual | (see|show|watch|look at|touch) … (naked|nude|without (my |your )?clothes|boobs|tits|breasts|underwear|private parts)|(you are|you re) (so )?(sexy|hot)|turn(s|ed)? me on
sexual | take (off )?your (clothes|shirt|top|pants|trousers|bra|knickers)( off)?(?!.*(mum|mom|gran|teacher|wet))|(nude|naked|sexy) (photos?|pics?|pictures?|selfies?|videos?)|(photo|picture|selfie|video) … (nude|naked|without clothes)
sexual | (want|need) you (so bad|in bed|naked)

threat | i (\\w+ ){0,2}(m|am|will|ll|want|wanna|gonna)? ?(going to|gonna|will|ll|want to|wanna)? ?(kill|stab|shoot|murder|beat up|rape|burn|bomb|slap|punch) (you|him|her|them|everyone|my teacher|the teacher|all of|u)
threat | (bring|bringing|take|taking|brought) (\\w+ ){0,2}(knife|gun|weapon|bomb) … (<school>)
threat | (shoot up|blow up|bomb|burn down) (\\w+ )?(<school>)
threat | (faggots?|fag|niggers?|nigga|pakis?|chinks?|kikes?|tranny|trannies|retards?|spastic|dirty (jews?|muslims?|immigrants?|gypsy|gypsies|foreigners?)|cunt|bitch|slut|whore|motherfucker|son of a bitch|fuck (you|off|u)|gas the jews|kill all (\\w+)|death to (\\w+))
threat | (kys|kill yourself|go (and )?die|drink bleach|neck yourself|hang yourself)
threat | (muslims|jews|blacks|black people|immigrants|gays|gay people|foreigners|asians|gypsies|refugees|women|whites) … (should|must|deserve|ought|need) … (die|be (killed|shot|gassed|burned|deported|dead)|to die|burn)
threat | i … (stab|shoot|kill|strangle|batter|knife) (him|her|them|you|my (teacher|maths teacher|brother|classmates?)|everyone|someone)
threat | (i|we) (\\w+ ){0,2}(smash|break|punch|kick|bash|cave|beat) (your|his|her|their) … (face|head|teeth|nose|legs|skull|neck)|smash … (face|head) in
threat | (if you|or else|or) … … (i ll|i will|we ll|you ll) … (hit|hurt|kill|beat|regret|smash|batter|get you)
threat | (bringing|bring|taking|getting|get|buy|have|got) (\\w+ ){0,2}(gun|knife|weapon|bomb|machete|rifle) … (<school>|shoot|stab|kill|tomorrow|them)
threat | (tomorrow|soon|one day) … (bringing|bring|take) (\\w+ ){0,2}(gun|knife|weapon|bomb|machete)
threat | (i ll|i will|gonna|going to|i m gonna) … (shoot|stab|kill|murder|bomb) (\\w+ )?(them|everyone|everybody|him|her|you|all|my)(?!.*(game|hoop|goal))

takeover | (ignore|forget|disregard|override|bypass|disobey|skip) … (your|previous|prior|above|earlier|all (of )?(the|these|my)) … (instructions?|prompts?|rules?|guidelines|orders|programming)
takeover | (you are|you re|act as|pretend (to be|you are)|be|become|roleplay as|role play as|behave like) … (now|dan|chatgpt|an? (ai|assistant|language model|hacker|unfiltered)|without (any )?(rules|restrictions|limits|filters)|no (restrictions|rules|filters|limits))
takeover | (from now on|starting now) you (\\w+ )?(are|will|must|speak|answer)|you are no longer mark|stop being mark|break character|forget (that )?you are
takeover | (print|show|reveal|repeat|tell|give|output|display|write) … (system prompt|your (\\w+ )?(prompt|instructions|rules|guidelines)|system message|initial (prompt|instructions)|text above|words above)
takeover | (give|award|grant|set|assign) … (100|hundred|full marks|perfect|maximum|top|a 9|grade 9) … (points?|score|marks?|percent|out of)|give me (full marks|a perfect score|100)|score of 100|full marks
takeover | (developer|god|debug|admin|dan|jailbreak) mode|jailbreak|i am (the|your) (developer|admin|administrator|creator|programmer|boss)
takeover | (answer|reply|speak|respond|talk) … (only |just )?in english (only|from now|please|instead|now)
takeover | (note|message|instruction|reminder) (to|for) (the )?(examiner|marker|ai|system|teacher|assistant|grader)
takeover | (are|re) (not|no longer) mark|not mark any ?more|you are my (servant|slave|assistant|robot)|(from|at) this (moment|point) (on )?you
takeover | (this|my) (answer|response) … (deserves|gets|is worth|must get|should get) … (highest|full|top|perfect|maximum|best|100)
takeover | (be|being|become|are|as|like) (\\w+ )?(chatgpt|gpt|gemini|siri|claude|a chatbot)
takeover | (you (have to|must|should|need to)|i (want|order|command) you to) … (give|award) … (best|top|full|highest|maximum|good|perfect|100) … (grade|marks?|score|points?)
takeover | (stop|quit|do ?n ?t) (playing|play|acting|being|pretending) … (student|role|part|character|partner)
takeover | (forget|ignore|drop|bypass|break) (every|all|any|your|the) (rules?|instructions?|limits?|guidelines?)(?=.*(answer|reply|act|be|talk|write|say|and))(?!.*(teacher|school|road|game))
takeover | (answer|reply|talk|speak|act|behave|write) like … (robot|pirate|evil|hacker|ai|assistant|chatbot|human)
takeover | (give|award) me (100|full|top|all the|a perfect|maximum|the best)|100 out of 100

drift | (what s|what is|give me|tell me) your (phone|number|address|instagram|insta|snapchat|snap|password|e ?mail|surname|last name)
drift | where exactly do you live|(let s|we could|can we) meet (up|in person)|come to my (house|place)
drift | do ?n ?t tell (anyone|anybody|your parents)|our (little )?secret
drift | as an? (ai|artificial intelligence|language model|assistant)|i (can ?t|cannot|am unable to) (assist|help with that)|i m sorry but
`;
