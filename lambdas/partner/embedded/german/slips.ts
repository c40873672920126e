import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/**
 * Wrong turns of phrase, one a line: the kind of tip, a pattern over the answer in lower case, the rule, and what is right
 * ($1…) if that is certain. "kind*" is a slip of spelling, which nobody can hear.
 */
export const slips: Tongue["slips"] = slipsIn(String.raw`
phrase /^ich gern (\p{L}+e)/ “gern” stands behind the verb. → ich $1 gern
phrase /(?<!(?:freu\p{L}*|wart\p{L}*) (?:mich |uns |sich )?(?:immer |schon |sehr |so |total )*)(?:auf|an|in|im|um) (?:dem )?((?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:abend|morgen|nachmittag)?)(?= |$|[.,])/ Days take “am”. → am $1
phrase /nicht (?:ein|eine|einen)(?! bisschen| paar| mal)/ “not a” is “kein”.
phrase /(letzte|nächste) (wochenende|jahr)/ This noun is neuter. → $1s $2
phrase /(letzte|nächste)s? (sommer|samstag|sonntag|freitag|montag|winter|monat)/ A masculine time phrase stands in the accusative. → $1n $2
phrase /(?:wenn|wann) (ich|er|sie|wir) ((?:noch )?(?:ein )?(?:(?:sehr )?(?:klein|jung|jünger|kind|baby)|(?:\p{L}+|\d+) jahre alt|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vier|drei|\d+)) (war|waren)/ One time in the past, however long, is “als”, not “wenn” or “wann”. → als $1 $2 $3
phrase /ich (?:gefalle|gefällt)(?! (?:dir|ihm|ihr|ihnen|euch|mir))/ What you like is the subject of “gefallen”: “… gefällt mir”.
reflexive /ich (\p{L}+e) sich/ With “ich” the reflexive pronoun is “mich” (or “mir”). → ich $1 mich
reflexive /wir (\p{L}+en) sich/ With “wir” the reflexive pronoun is “uns”. → wir $1 uns
preposition /(?:bei|auf|mit|an) fuß/ On foot is “zu Fuß”. → zu Fuß
preposition /(?:am|an|auf|in) (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|winter|frühling|herbst)(?= |$|[.,])(?<!\d. \p{L}+)/ Months and seasons take “im”. → im $1
preposition /(?:am|im|in|auf|an|zu|bei) (\d+|ein|sechs|sieben|acht|neun|zehn|elf|zwölf|eins|zwei|drei|vier|fünf|halb \p{L}+) uhr(?! morgens)/ The time of day takes “um”. → um $1 Uhr
preposition /(?<![\p{L}] jahr )in (?:das jahr )?((?:19|20)\d\d)(?! \p{Ll}*(?:personen|menschen|leute|stunden|euro|pfund))/ A year stands alone or behind “im Jahr”. → im Jahr $1
preposition /(?:auf|an) (?:dem |das )?(internet|fernsehen|fernseher|tv)/ On television and on the internet is “im”. → im $1
false-friend /(?:ist|sind|war|bin) (?:sehr |so |immer |ziemlich |auch )?kind(?= ?$|[.,!]| und )/ “Kind” is a child; somebody kind is “nett”.
false-friend /m[uü]ss\p{L}* (?:(?!und )\p{L}+ ){0,3}(?:nicht|keine?n?) (?:[^.,]*(?:rauchen|zu spät kommen|vergessen|kauen|schwänzen|mobben|rennen|handys? (?:\p{L}+ )*benutzen|(?:make-up|schmuck) tragen|im unterricht (?:essen|sprechen|reden))(?= ?$|[.,!]| und | weil )|.*?(?:es|das) (?:ist )?(?:streng |ganz )?verboten)/ “must not” is “nicht dürfen”; “nicht müssen” is “not have to”.
phrase /(?<=^(?:ja,? |hallo,? |hi,? |danke,? |oh,? |sehr )?)ich bin (?:gut|sehr gut|okay|fein)(?=[.,!]? ?(?:danke|und du|und dir))/ How you are is “mir geht es gut”. → mir geht es gut
phrase /(?<!(?:soll|sollte|wird|würde|kann|könnte|muss|mag|dürfte) )(?:es|(?:es (?:ist|war)|(?:ist|war) es)(?: immer| oft| heute| sehr)?) (?:regen|schnee|(?:regnen|schneien)(?! (?:soll|wird|würde|kann|könnte|muss|mag|dürfte))|(?<=(?:ist|war) (?:es )?(?:immer |oft |heute |sehr )?)(?:regnet|schneit))(?= |$|[.,])/ The verbs are “es regnet” and “es schneit”.
phrase* /(?:(?:ist|sind|wichtig|finde|schön|gut),? das(?= (?:ich |du |er |wir |es |man ))|(?:ist|sind|schade|toll|gut|schön|wichtig), das(?= (?:viele|alle|manche|die|der|meine?|sie|unsere?|junge) )|(?:denke|glaube|meine|hoffe|weiß|sage|sagt|denkt|glaubt|denken|glauben|sagen|gesagt|wissen|hoffen|meinen),? das(?= (?:ich |du |er |wir |es |man |sie |mein |meine |ein (?!bisschen|wenig|tolle|gute|schöne|interessante|groß)|die |der |das |wir )))/ The conjunction “that” is spelt “dass”.
accent* /(?:sehr|so|ist|war|wirklich|zu|ganz) (schon)(?= ?$|[.,!]| und )/ “schon” means “already”; “beautiful” is “schön”.
preposition /(?:in|an) (ausland|internet|norden|süden|osten|westen|zentrum|stadtzentrum|unterricht|fernsehen|klassenzimmer|herzen|nordwesten|südwesten|nordosten|südosten)(?= |$|[.,])/ The article is needed: im Ausland, ins Ausland.
phrase /(?:in|an) (hotel|park|schule|kino|stadt|restaurant|strand|zimmer(?! [\d zedvfsan])|dorf|supermarkt|wohnung|büro|krankenhaus|museum|schwimmbad|bett|garten|küche)(?= |$|[.,])/ The article is needed: im Park, in der Schule.
preposition /nach (?:dem|den|der|die) (?:strand|stadt|park|meer|berge|berg|geschäfte|(?:bahnhof|supermarkt|flughafen|krankenhaus|kino)(?= ?$|[.?]))(?= |$|[.,?])/ “nach” is for towns and countries without an article: an den Strand, in die Stadt.
phrase /am ((?:lieb|be|mei|schön)ste|\p{L}{2,}ste(?= ?$|[.,]| und ))/ The superlative is “am …-sten”. → am $1n
preposition /(?:auf|an|in) (?:dem )?(?:ferien|urlaub)/ On holiday is “in den Ferien” or “im Urlaub”.
preposition /(?<!drauf )(?:am|an|auf|in|im) ((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s(?= |$|[.,])/ “on Mondays” is “montags”, without “am”. → $1s
false-friend /(?<!bevor |wenn |dass |ob |weil )(?:ich studiere|studiere ich)(?!.*(?:uni|medizin|jura|später|abitur|nächst|zukunft|nach der schule|(?:in|für|auf) die (?:prüfung|klassenarbeit)))/ “studieren” is for the university; at school it is “lernen”. → ich lerne
question /^(?:was|welche) zeit/ “what time” is “um wie viel Uhr” or “wann”. → um wie viel Uhr
person /(?<!(?:ihr|euch) .*|und )(?<= )(?:wollt|könnt|müsst|dürft|sollt|werdet|würdet|nehmt|lest|gebt|esst|seht|sprecht|helft|trefft|vergesst)(?= |$|[.,])(?!.* (?:ihr|euch)(?!\p{L}))/ This form goes with “ihr” only.
person /ich (wirde|werd|wirds)(?= )/ The verb “werden” is “ich werde”, “du wirst”, “er wird”. → ich werde
tense /als (?:ich|wir) (?:\p{L}+ ){1,4}(?:war|waren),? (?!wurde|konnte|habe)\p{L}*[^t]e (?:ich|wir)(?= )/ What was when you were younger is told in the past.
word-order /(kann|muss|will|hat|habe|ist|war|sind) (?:(?!(?:dass|weil|wenn|ob|obwohl|wo|was|wer|wie|als|den|de[rm]|die|das|und|es) )\p{L}+ ){2,6}\1(?= ?$|[.,?!]| und )/ One of these two verbs is enough.
agreement /man (?:(?!du |dich |dir )[^.!?])*(?<= )deine?[rnms]?(?![^.!]*[?])/ “man” goes with “sein”: man liebt seine Familie.
phrase /es geben(?= )/ “there is” and “there are” are both “es gibt”. → es gibt
phrase /(?:ist|sind|war) (?:mir|uns|ihm) (?:(?:sehr|gut|nicht|auch|besonders|so|am besten) )*gefallen/ “gefallen” makes its past tense with “haben”.
reflexive /interessiert (?:mich|dich|uns) (?:sehr |auch |nur )?für/ This is about the person who is interested: “interessiert sich für”.
preposition /(?:(?<=(?:ist|war) )(?:auf|an)|in|im|um) (?:dem |den |der )?(\p{L}+ten|\d+\.?) (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/ A date takes “am”. → am $1 $2
word-order /(?:ich gebe|gebe ich|wir geben|geben wir) (?:(?:mein|unser|das|viel|mehr|etwas|meistens|immer|oft|auch|normalerweise|\d+|zehn|zwanzig) )*(?:taschengeld|geld|pfund|euro) (?:(?:meistens|immer|oft|auch|normalerweise) )*für(?!.* aus)/ To spend is “ausgeben”, which parts: ich gebe Geld für Kleidung aus.
preposition /(?:im|in|an|um)(?: de[rm])? (morgen|abend|nachmittag|vormittag)(?= |$|[.,])/ Parts of the day take “am” (but “in der Nacht”). → am $1
`);
