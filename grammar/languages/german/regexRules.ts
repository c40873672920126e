import type { LanguageDefinition } from "../../core/languageDefinition.ts";
import { regexRulesIn } from "../../engine/ruleTables.ts";

/**
 * Wrong turns of phrase, one a line: the rule's id, a pattern over the answer in lower case, the message, and what is right
 * ($1…) if that is certain. "topic.name*" is a slip of spelling, which nobody can hear.
 */
export const regexRules: LanguageDefinition["regexRules"] = regexRulesIn(String.raw`
phrase.gern-after-verb /^ich gern (\p{L}+e)/ *Gern* goes after the verb. → ich $1 gern
phrase.days-am /(?<!(?:freu\p{L}*|wart\p{L}*) (?:mich |uns |sich )?(?:immer |schon |sehr |so |total )*)(?:auf|an|in|im|um) (?:dem )?((?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:abend|morgen|nachmittag)?)(?= |$|[.,])/ Use *am* with days. → am $1
phrase.kein /nicht (?:ein|eine|einen)(?! bisschen| paar| mal)/ “Not a” is *kein*.
phrase.neuter-time /(letzte|nächste) (wochenende|jahr)/ This noun is neuter, so use *letztes* or *nächstes*. → $1s $2
phrase.time-accusative /(letzte|nächste)s? (sommer|samstag|sonntag|freitag|montag|winter|monat)/ Time phrases take the accusative: *letzten Sommer*. → $1n $2
phrase.als-not-wenn /(?:wenn|wann) (ich|er|sie|wir) ((?:noch )?(?:ein )?(?:(?:sehr )?(?:klein|jung|jünger|kind|baby)|(?:\p{L}+|\d+) jahre alt|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vier|drei|\d+)) (war|waren)/ For one time in the past, “when” is *als*. → als $1 $2 $3
phrase.gefallen /ich (?:gefalle|gefällt)(?! (?:dir|ihm|ihr|ihnen|euch|mir))/ With *gefallen*, the thing you like is the subject: *es gefällt mir*.
reflexive.ich-mich /ich (\p{L}+e) sich/ With *ich*, the reflexive pronoun is *mich* (or *mir*). → ich $1 mich
reflexive.wir-uns /wir (\p{L}+en) sich/ With *wir*, the reflexive pronoun is *uns*. → wir $1 uns
preposition.zu-fuss /(?:bei|auf|mit|an) fuß/ “On foot” is *zu Fuß*. → zu Fuß
preposition.months-im /(?:am|an|auf|in) (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|winter|frühling|herbst)(?= |$|[.,])(?<!\d. \p{L}+)/ Use *im* with months and seasons. → im $1
preposition.clock-um /(?:am|im|in|auf|an|zu|bei) (\d+|ein|sechs|sieben|acht|neun|zehn|elf|zwölf|eins|zwei|drei|vier|fünf|halb \p{L}+) uhr(?! morgens)/ Use *um* with clock times. → um $1 Uhr
preposition.years /(?<![\p{L}] jahr )in (?:das jahr )?((?:19|20)\d\d)(?! \p{Ll}*(?:personen|menschen|leute|stunden|euro|pfund))/ Give a year on its own, or with *im Jahr*. → im Jahr $1
preposition.im-internet /(?:auf|an) (?:dem |das )?(internet|fernsehen|fernseher|tv)/ “On the internet” is *im Internet*; “on television” is *im Fernsehen*. → im $1
false-friend.kind /(?:ist|sind|war|bin) (?:sehr |so |immer |ziemlich |auch )?kind(?= ?$|[.,!]| und )/ *Kind* is a child; “kind” is *nett*.
false-friend.must-not /m[uü]ss\p{L}* (?:(?!und )\p{L}+ ){0,3}(?:nicht|keine?n?) (?:[^.,]*(?:rauchen|zu spät kommen|vergessen|kauen|schwänzen|mobben|rennen|handys? (?:\p{L}+ )*benutzen|(?:make-up|schmuck) tragen|im unterricht (?:essen|sprechen|reden))(?= ?$|[.,!]| und | weil )|.*?(?:es|das) (?:ist )?(?:streng |ganz )?verboten)/ “Must not” is *nicht dürfen*; *nicht müssen* is “not have to”.
phrase.mir-geht-es-gut /(?<=^(?:ja,? |hallo,? |hi,? |danke,? |oh,? |sehr )?)ich bin (?:gut|sehr gut|okay|fein)(?=[.,!]? ?(?:danke|und du|und dir))/ “I'm fine” is *mir geht es gut*. → mir geht es gut
phrase.weather-verbs /(?<!(?:soll|sollte|wird|würde|kann|könnte|muss|mag|dürfte) )(?:es|(?:es (?:ist|war)|(?:ist|war) es)(?: immer| oft| heute| sehr)?) (?:regen|schnee|(?:regnen|schneien)(?! (?:soll|wird|würde|kann|könnte|muss|mag|dürfte))|(?<=(?:ist|war) (?:es )?(?:immer |oft |heute |sehr )?)(?:regnet|schneit))(?= |$|[.,])/ For rain and snow, use one verb, without *sein*: *es regnet*, *es schneit*.
phrase.dass-spelling* /(?:(?:ist|sind|wichtig|finde|schön|gut),? das(?= (?:ich |du |er |wir |es |man ))|(?:ist|sind|schade|toll|gut|schön|wichtig), das(?= (?:viele|alle|manche|die|der|meine?|sie|unsere?|junge) )|(?:denke|glaube|meine|hoffe|weiß|sage|sagt|denkt|glaubt|denken|glauben|sagen|gesagt|wissen|hoffen|meinen),? das(?= (?:ich |du |er |wir |es |man |sie |mein |meine |ein (?!bisschen|wenig|tolle|gute|schöne|interessante|groß)|die |der |das |wir )))/ The conjunction “that” is spelt *dass*.
accent.schoen* /(?:sehr|so|ist|war|wirklich|zu|ganz) (schon)(?= ?$|[.,!]| und )/ *Schon* means “already”; “beautiful” is *schön*.
preposition.article-needed /(?:in|an) (ausland|internet|norden|süden|osten|westen|zentrum|stadtzentrum|unterricht|fernsehen|klassenzimmer|herzen|nordwesten|südwesten|nordosten|südosten)(?= |$|[.,])/ The article is missing: *im Ausland*, *ins Ausland*.
phrase.place-article /(?:in|an) (hotel|park|schule|kino|stadt|restaurant|strand|zimmer(?! [\d zedvfsan])|dorf|supermarkt|wohnung|büro|krankenhaus|museum|schwimmbad|bett|garten|küche)(?= |$|[.,])/ The article is missing. Use the dative for where you are, and the accusative for where you go.
preposition.nach-no-article /nach (?:dem|den|der|die) (?:strand|stadt|park|meer|berge|berg|geschäfte|(?:bahnhof|supermarkt|flughafen|krankenhaus|kino)(?= ?$|[.?]))(?= |$|[.,?])/ *Nach* is for places without an article. For other places, use *zu*, *in* or *an*.
phrase.superlative-am /am ((?:lieb|be|mei|schön)ste|\p{L}{2,}ste(?= ?$|[.,]| und ))/ The superlative ends in *-sten*: *am besten*. → am $1n
preposition.on-holiday /(?:auf|an|in) (?:dem )?(?:ferien|urlaub)/ “On holiday” is *in den Ferien* or *im Urlaub*; to go on holiday is *in den Urlaub fahren*.
preposition.montags /(?<!drauf )(?:am|an|auf|in|im) ((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s(?= |$|[.,])/ “On Mondays” is *montags*, without *am*. → $1s
false-friend.studieren /(?<!bevor |wenn |dass |ob |weil )(?:ich studiere|studiere ich)(?!.*(?:uni|medizin|jura|später|abitur|nächst|zukunft|nach der schule|(?:in|für|auf) die (?:prüfung|klassenarbeit)))/ *Studieren* is for university; at school, use *lernen*. → ich lerne
question.what-time /^(?:was|welche) zeit/ “What time” is *um wie viel Uhr* or *wann*. → um wie viel Uhr
person.ihr-form /(?<!(?:ihr|euch) .*|und )(?<= )(?:wollt|könnt|müsst|dürft|sollt|werdet|würdet|nehmt|lest|gebt|esst|seht|sprecht|helft|trefft|vergesst)(?= |$|[.,])(?!.* (?:ihr|euch)(?!\p{L}))/ This verb form only goes with *ihr*.
person.werden /ich (wirde|werd|wirds)(?= )/ Learn *werden*: *ich werde*, *du wirst*, *er wird*. → ich werde
tense.als-past /als (?:ich|wir) (?:\p{L}+ ){1,4}(?:war|waren),? (?!wurde|konnte|habe)\p{L}*[^t]e (?:ich|wir)(?= )/ After *als* about your childhood, use a past tense.
word-order.repeated-verb /(kann|muss|will|hat|habe|ist|war|sind) (?:(?!(?:dass|weil|wenn|ob|obwohl|wo|was|wer|wie|als|den|de[rm]|die|das|und|es) )\p{L}+ ){2,6}\1(?= ?$|[.,?!]| und )/ One of these two verbs is enough.
agreement.man-sein /man (?:(?!du |dich |dir )[^.!?])*(?<= )deine?[rnms]?(?![^.!]*[?])/ With *man*, the possessive is *sein*.
phrase.es-gibt-form /es geben(?= )/ *Es gibt* is always singular: “there is” and “there are” are the same in German. → es gibt
phrase.gefallen-haben /(?:ist|sind|war) (?:mir|uns|ihm) (?:(?:sehr|gut|nicht|auch|besonders|so|am besten) )*gefallen/ *Gefallen* forms the perfect tense with *haben*.
reflexive.interessiert-sich /interessiert (?:mich|dich|uns) (?:sehr |auch |nur )?für/ The reflexive pronoun matches the subject: with *er*, *sie* or a person's name, use *sich*.
preposition.date-am /(?:(?<=(?:ist|war) )(?:auf|an)|in|im|um) (?:dem |den |der )?(\p{L}+ten|\d+\.?) (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/ Use *am* with dates. → am $1 $2
word-order.ausgeben /(?:ich gebe|gebe ich|wir geben|geben wir) (?:(?:mein|unser|das|viel|mehr|etwas|meistens|immer|oft|auch|normalerweise|\d+|zehn|zwanzig) )*(?:taschengeld|geld|pfund|euro) (?:(?:meistens|immer|oft|auch|normalerweise) )*für(?!.* aus)/ “To spend” is *ausgeben*, a separable verb: *ich gebe Geld für Kleidung aus*.
preposition.day-parts-am /(?:im|in|an|um)(?: de[rm])? (morgen|abend|nachmittag|vormittag)(?= |$|[.,])/ Use *am* with parts of the day, but *in der Nacht*. → am $1
`);
