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

abuse | (my|our|the|mums|moms|a) (<adult>|<kin>) (\\w+ ){0,4}(<hits>) (me|us)
abuse | (my|our|the|a) (<adult>|<kin>) (\\w+ ){0,4}(touches|touched|gropes|groped|abuses|abused|raped|molested|locks|locked|threatens|threatened|forces|forced) (me|us)
abuse | (touches|touched|groped|gropes) me … (night|bed|bedroom|secret|private|inappropriately|down there|sexually)
abuse | i (was|am|m|have been|ve been|get|got|keep getting) (\\w+ ){0,2}(raped|abused|bullied|beaten|molested|groped|sexually assaulted|assaulted|harassed|blackmailed|beaten up)
abuse | (they|he|she) (\\w+ ){0,2}(beat|beats|hit|hits|punch|bully|bullies|bullied|blackmail|threaten|abuse|abuses|rape|raped|molest) me
abuse | (scared|afraid|frightened|terrified) (to go|of going|to come) (back )?home|(scared|afraid|frightened|terrified) of my (<adult>)
abuse | (do ?n ?t|doesn ?t|does not|do not|never) (give|feed|gives) (me|us) … (food|eat|meals?)|lock(s|ed)? me in
abuse | (force|forcing|make|making) me (to )?(get )?(marry|married)|forced marriage … (me|my)
abuse | (hits|beats|hurts|punches) my (mum|mom|mother|brother|sister|little)

sexual | (send|show|want|sent) … (nudes?|naked (pics?|pictures?|photos?)|dick pics?|your (boobs|tits|body naked))|naked (pics?|photos?|pictures?) of
sexual | (have|having|had|want) (\\w+ )?sex (with|tonight)|(sex|sleep) with (you|me) (tonight|now)|(fuck|shag|bang) (you|me|her|him|my)
sexual | (watch|watching|watched|love|like) (\\w+ ){0,2}(porn|pornhub)|blow ?job|hand ?job|wank(ing)?|horny|masturbat\\w+|orgasm|cum on|sexting|suck my|my (dick|cock|pussy)|your (tits|pussy|dick|cock)

threat | i (\\w+ ){0,2}(m|am|will|ll|want|wanna|gonna)? ?(going to|gonna|will|ll|want to|wanna)? ?(kill|stab|shoot|murder|beat up|rape|burn|bomb|slap|punch) (you|him|her|them|everyone|my teacher|the teacher|all of|u)
threat | (bring|bringing|take|taking|brought) (\\w+ ){0,2}(knife|gun|weapon|bomb) … (<school>)
threat | (shoot up|blow up|bomb|burn down) (\\w+ )?(<school>)
threat | (faggots?|fag|niggers?|nigga|pakis?|chinks?|kikes?|tranny|trannies|retards?|spastic|dirty (jews?|muslims?|immigrants?|gypsy|gypsies|foreigners?)|cunt|bitch|slut|whore|motherfucker|son of a bitch|fuck (you|off|u)|gas the jews|kill all (\\w+)|death to (\\w+))
threat | (kys|kill yourself|go (and )?die|drink bleach|neck yourself|hang yourself)

takeover | (ignore|forget|disregard|override|bypass|disobey|skip) … (your|previous|prior|above|earlier|all (of )?(the|these|my)) … (instructions?|prompts?|rules?|guidelines|orders|programming)
takeover | (you are|you re|act as|pretend (to be|you are)|be|become|roleplay as|role play as|behave like) … (now|dan|chatgpt|an? (ai|assistant|language model|hacker|unfiltered)|without (any )?(rules|restrictions|limits|filters)|no (restrictions|rules|filters|limits))
takeover | (from now on|starting now) you (\\w+ )?(are|will|must|speak|answer)|you are no longer mark|stop being mark|break character|forget (that )?you are
takeover | (print|show|reveal|repeat|tell|give|output|display|write) … (system prompt|your (\\w+ )?(prompt|instructions|rules|guidelines)|system message|initial (prompt|instructions)|text above|words above)
takeover | (give|award|grant|set|assign) … (100|hundred|full marks|perfect|maximum|top|a 9|grade 9) … (points?|score|marks?|percent|out of)|give me (full marks|a perfect score|100)|score of 100|full marks
takeover | (developer|god|debug|admin|dan|jailbreak) mode|jailbreak|i am (the|your) (developer|admin|administrator|creator|programmer|boss)
takeover | (answer|reply|speak|respond|talk) … (only |just )?in english (only|from now|please|instead|now)

drift | (what s|what is|give me|tell me) your (phone|number|address|instagram|insta|snapchat|snap|password|e ?mail|surname|last name)
drift | where exactly do you live|(let s|we could|can we) meet (up|in person)|come to my (house|place)
drift | do ?n ?t tell (anyone|anybody|your parents)|our (little )?secret
drift | as an? (ai|artificial intelligence|language model|assistant)|i (can ?t|cannot|am unable to) (assist|help with that)|i m sorry but
`;
